// Package load_for_client loads models for clients of HTTP.
package load_for_client

import (
	"rkllmd/cli/finish_client_load"
	"rkllmd/cli/name_refusal"
	"rkllmd/cli/queue_load"
	"rkllmd/generation"
	"rkllmd/jsonrpc"
)

// LoadForClient returns web.Models.Load: it queues the load of the model at a path, as rkllm.init of JSON-RPC does.
//
// **Runs on:** any, what it returns too.
func LoadForClient(srv *jsonrpc.Server, hub *generation.Hub) func(string) error {
	return func(path string) error {
		return name_refusal.NameRefusal(queue_load.QueueLoad(srv, hub, path, finish_client_load.FinishClientLoad(path)))
	}
}
