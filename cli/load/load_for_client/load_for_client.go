// Package load_for_client loads models for clients of HTTP.
package load_for_client

import (
	"rkllmd/cli"
	"rkllmd/cli/load/finish_client_load"
	"rkllmd/cli/load/name_refusal"
	"rkllmd/cli/load/queue_load"
)

// LoadForClient returns web.Models.Load: it queues the load of the model at a path, with a context of so many tokens
// (queue_load).
//
// **Runs on:** any thread. What it returns runs on any thread too.
func LoadForClient(loader *cli.Loader) func(string, int) error {
	return func(path string, context int) error {
		return name_refusal.NameRefusal(queue_load.QueueLoad(loader, path, context, finish_client_load.FinishClientLoad(
			path)))
	}
}
