// Package start_gateway has front-ends serve a fleet.
package start_gateway

import (
	"rkllmd/cli"
	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/serve_catalog"
	"rkllmd/fleet/gateway/open_gateway"
	"rkllmd/generation"
	"rkllmd/upstream/relay/create_upstream_backend"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// StartGateway opens the gateway of part as settings say, and has the front-ends of loader serve what the members have,
// and the upstream server of settings, if there is one, what they have no room for. What rkllm.init loads is seen by
// them no more.
//
// **Runs on:** any thread that may wait. It is called before run_worker. Errors: create_upstream_backend's,
// open_gateway's.
func StartGateway(settings cli.Settings, part *fleet.Part, loader *cli.Loader) (err error) {
	var spill *generation.Backend
	if o := settings.Upstream; o.URL != "" {
		if spill, err = create_upstream_backend.CreateUpstreamBackend(o); err != nil {
			return err
		}
		log_message.LogMessage(utils.LevelInfo, "an upstream server answers what the fleet has no room for", "url",
			o.URL, "model", o.Model, "kind", o.Kind, "runs", o.Runs, "key", o.Key != "")
	}
	if part.Gateway, err = open_gateway.OpenGateway(part.Bus, settings.Fleet.Name); err != nil {
		return err
	}
	part.Gateway.Restart, part.Gateway.Spill = settings.Fleet.Restart, spill
	part.Gateway.Patience = settings.Fleet.Patience
	if part.Member == nil {
		loader.Server.Runtime.Watch = nil
	} else {
		loader.Hub = &generation.Hub{} // the model here goes by the other one, which the member has
	}
	serve_catalog.ServeCatalog(part, settings.Named, loader)
	return nil
}
