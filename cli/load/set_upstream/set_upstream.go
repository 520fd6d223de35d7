// Package set_upstream has front-ends serve what another server computes.
package set_upstream

import (
	"rkllmd/generation"
	"rkllmd/generation/hub/keep_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/create_upstream_backend"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// SetUpstream has the front-ends of h serve what the server of o computes, whether or not it is there now. What
// rkllm.init loads is then for JSON-RPC alone.
//
// **Runs on:** any thread. Errors: create_upstream_backend's.
func SetUpstream(h *generation.Hub, o upstream.Options) error {
	b, err := create_upstream_backend.CreateUpstreamBackend(o)
	if err != nil {
		return err
	}
	keep := keep_backend.KeepBackend(b, nil)
	set_backend.SetBackend(h, keep, keep)
	log_message.LogMessage(utils.LevelInfo, "front-ends serve an upstream server", "url", o.URL, "model", o.Model,
		"kind", o.Kind, "runs", o.Runs, "key", o.Key != "")
	return nil
}
