// Package queue_load has a model loaded.
package queue_load

import (
	"cmp"
	"encoding/json"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/cli"
	"rkllmd/cli/load/choose_context"
	"rkllmd/cli/load/finish_load"
	"rkllmd/cli/load/update_progress"
	"rkllmd/generation"
	"rkllmd/generation/library/set_limits"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/call/check_paths"
	"rkllmd/rkllm/call/close_paths"
	"rkllmd/rkllm/call/prepare_job"
	"rkllmd/rkllm/queue/queue_job"
)

// QueueLoad queues the call that a client's rkllm.init would queue for the model at path, with default parameters but
// for the limits: the context has so many tokens (0: loader.Context, or, if that is 0 too, choose_context's), and
// answers may fill it. Hub.Loading tells of its progress; finish is called at its end, right before Loading.Ended. A
// path that cannot be loaded is refused at once; the worker checks it again, because files change while a call waits.
//
// **Runs on:** any thread that may wait. It waits for the file system. The worker may have been started or not. Errors:
// why it is refused at once; then finish is not called.
func QueueLoad(loader *cli.Loader, path string, context int, finish func(*rkllm.Job)) *jsonrpc2.Error {
	srv, embedded := loader.Server, loader.Propose != nil
	context = cmp.Or(context, loader.Context)
	members := map[string]any{"model_path": path}
	set_limits.SetLimits(members, context, embedded)
	param, err := json.Marshal(members)
	if err != nil {
		return &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: err.Error()}
	}
	loading := &generation.Loading{Path: path, Started: time.Now(), Ended: make(chan struct{})}
	method := srv.Methods["rkllm.init"]
	job := &rkllm.Job{
		Function: method.Function,
		Kind:     method.Kind,
		Args:     []json.RawMessage{nil, param, nil},
		Prepare:  method.Prepare,
		Call:     method.Call,
		Context:  &rkllm.CallbackContext{Progress: update_progress.UpdateProgress(loading)},
		Finish:   finish_load.FinishLoad(loading, finish),
	}
	if embedded && context == 0 {
		job.Call = choose_context.ChooseContext(loader, job.Call)
	}
	if refusal := prepare_job.PrepareJob(srv.Runtime, job); refusal != nil {
		return refusal
	}
	refusal := check_paths.CheckPaths(&job.Memory, srv.Runtime.Limits.AllowedRoots, srv.Runtime.Serving.Load().Builtins)
	close_paths.ClosePaths(job.Memory.Paths)
	if refusal == nil {
		refusal = queue_job.QueueJob(srv.Runtime, job)
	}
	if refusal != nil {
		free_job.FreeJob(job)
		return refusal
	}
	loader.Hub.Loading.Store(loading)
	return nil
}
