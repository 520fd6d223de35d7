// Package queue_load has a model loaded.
package queue_load

import (
	"encoding/json"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/cli/finish_load"
	"rkllmd/cli/note_progress"
	"rkllmd/generation"
	"rkllmd/jsonrpc"
	"rkllmd/rkllm"
	"rkllmd/rkllm/check_paths"
	"rkllmd/rkllm/free_job"
	"rkllmd/rkllm/queue_job"
)

// QueueLoad queues the call that a client's rkllm.init would queue for the model at path, with default parameters. hub.Loading tells of its progress; finish is called
// at its end, right before Loading.Ended. A path that cannot be loaded is refused at once; the worker checks it again, because files change while a call waits.
//
// **Runs on:** any that may wait for the file system, after the worker has been started or before. Errors: why it is refused at once; then finish is not called.
func QueueLoad(srv *jsonrpc.Server, hub *generation.Hub, path string, finish func(*rkllm.Job)) *jsonrpc2.Error {
	param, err := json.Marshal(map[string]string{"model_path": path})
	if err != nil {
		return &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: err.Error()}
	}
	loading := &generation.Loading{Path: path, Started: time.Now(), Ended: make(chan struct{})}
	method := srv.Methods["rkllm.init"]
	job := &rkllm.Job{
		Function: method.Function,
		Kind:     method.Kind,
		Args:     []json.RawMessage{nil, param, nil},
		Call:     method.Call,
		Context:  &rkllm.CallbackContext{Layout: srv.Runtime.Library.Layout, Progress: note_progress.NoteProgress(loading)},
		Finish:   finish_load.FinishLoad(loading, finish),
	}
	if refusal := method.Prepare(srv.Runtime, job); refusal != nil {
		return refusal
	}
	refusal := check_paths.CheckPaths(&job.Memory, srv.Runtime.Limits.AllowedRoots, srv.Runtime.Library.Builtins)
	if refusal == nil {
		refusal = queue_job.QueueJob(srv.Runtime, job)
	}
	if refusal != nil {
		free_job.FreeJob(job)
		return refusal
	}
	hub.Loading.Store(loading)
	return nil
}
