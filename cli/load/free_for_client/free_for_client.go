// Package free_for_client unloads models for clients of HTTP.
package free_for_client

import (
	"context"

	"rkllmd/cli/load/name_refusal"
	"rkllmd/jsonrpc"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/bind_end"
	"rkllmd/rkllm/queue/queue_job"
)

// FreeForClient returns web.Models.Unload: it queues rkllm.destroy, as JSON-RPC does, and waits for its end.
//
// **Runs on:** any thread. What it returns runs on any thread too. The worker must not call it.
func FreeForClient(srv *jsonrpc.Server) func(context.Context) error {
	return func(ctx context.Context) error {
		method, ended := srv.Methods["rkllm.destroy"], make(chan struct{})
		job := &rkllm.Job{Function: method.Function, Kind: method.Kind, Call: method.Call,
			Finish: bind_end.BindEnd(ended)}
		if refusal := queue_job.QueueJob(srv.Runtime, job); refusal != nil {
			return name_refusal.NameRefusal(refusal)
		}
		select {
		case <-ended:
			return name_refusal.NameRefusal(job.Err)
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
