// Package open_fleet makes this daemon a part of the fleet.
package open_fleet

import (
	"rkllmd/cli"
	cli_fleet "rkllmd/cli/fleet"
	"rkllmd/cli/fleet/bind_hub"
	"rkllmd/cli/fleet/start_gateway"
	"rkllmd/fleet/member/close_member"
	"rkllmd/fleet/member/open_member"
	"rkllmd/fleet/wire/open_bus"
	"rkllmd/models/name_model"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// OpenFleet connects to NATS as settings say and offers the model that is loaded to the fleet, and, without --model or
// where settings want both, has the front-ends of loader serve what the members have. What rkllm.init loads is then for
// JSON-RPC, and for the fleet if this is a member, alone.
//
// **Runs on:** any thread that may wait. It is called before run_worker. Errors: open_bus's, start_gateway's.
func OpenFleet(settings cli.Settings, loader *cli.Loader) (*cli_fleet.Part, error) {
	bus, err := open_bus.OpenBus(settings.Fleet)
	if err != nil {
		return nil, err
	}
	part, role := &cli_fleet.Part{Bus: bus, Closed: make(chan struct{})}, "gateway"
	if settings.Model != "" {
		role = "member"
		part.Member, err = open_member.OpenMember(bus, settings.Fleet.Name, bind_hub.BindHub(loader.Hub),
			name_model.NameModel, settings.Fleet.HangTime)
		if settings.Fleet.Gateway {
			role = "member and gateway"
		}
	}
	if err == nil && role != "member" {
		err = start_gateway.StartGateway(settings, part, loader)
	}
	if err != nil {
		if part.Member != nil {
			close_member.CloseMember(part.Member)
		}
		bus.Close()
		return nil, err
	}
	log_message.LogMessage(utils.LevelInfo, "a part of the fleet", "nats", settings.Fleet.URL, "name",
		settings.Fleet.Name, "role", role)
	return part, nil
}
