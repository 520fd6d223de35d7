// Package unload_for_client unloads models for clients of HTTP.
package unload_for_client

import (
	"context"

	"rkllmd/cli/name_refusal"
	"rkllmd/jsonrpc"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue_job"
	"rkllmd/rkllm/signal_end"
)

// UnloadForClient returns web.Models.Unload: it queues rkllm.destroy, as JSON-RPC does, and waits for its end.
//
// **Runs on:** any, what it returns too; not the worker.
func UnloadForClient(srv *jsonrpc.Server) func(context.Context) error {
	return func(ctx context.Context) error {
		method, ended := srv.Methods["rkllm.destroy"], make(chan struct{})
		job := &rkllm.Job{Function: method.Function, Kind: method.Kind, Call: method.Call,
			Finish: signal_end.SignalEnd(ended)}
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
