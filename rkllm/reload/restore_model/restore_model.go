// Package restore_model loads a model again whose library's process has ended.
package restore_model

import (
	"fmt"
	"slices"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_destroy"
	"rkllmd/rkllm/reload/call_again"
)

// RestoreModel is Reload.Load: it makes the rkllm_init again that was kept, and then the calls that have changed the
// model since. A model that lacks something of it is not left behind: it would give other answers.
//
// **Runs on:** the worker. It takes as long as the load does. **Holds:** Runtime.Mu, for a moment. Errors: the first
// call that fails.
func RestoreModel(rt *rkllm.Runtime, job *rkllm.Job) {
	rt.Mu.Lock()
	first, later := rt.Reload.Init, slices.Clone(rt.Reload.Later)
	rt.Mu.Unlock()
	if first == nil { // a client has unloaded it in this moment
		job.Err = rkllm.ErrNoModel
		return
	}
	if job.Err = call_again.CallAgain(rt, first); job.Err != nil {
		return
	}
	for i := range later {
		err := call_again.CallAgain(rt, &later[i])
		if err == nil {
			continue
		}
		job.Err = &jsonrpc2.Error{Code: err.Code, Message: fmt.Sprintf("%s, which had changed the model: %s",
			later[i].Function, err.Message), Data: err.Data}
		if rt.Handle != 0 {
			call_rkllm_destroy.CallRkllmDestroy(rt, &rkllm.Job{Function: "rkllm_destroy"})
		}
		return
	}
	job.Result = append(job.Result[:0], '0')
	rt.Mu.Lock()
	defer rt.Mu.Unlock()
	rt.Reload.Loads++
	rt.Reload.Fresh = rt.Reload.Loads
}
