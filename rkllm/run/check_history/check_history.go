// Package check_history refuses a run that relies on a history which is gone.
package check_history

import (
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/describe_ending"
	"rkllmd/rkllm/layout/find_member"
)

// CheckHistory refuses, once for each client, a run with keep_history whose client has made such runs before the model
// was loaded again: what they had built up went with the library's process. A model that a client has loaded is new to
// everybody.
//
// **Runs on:** the worker. **Holds:** Runtime.Mu, for a moment. Errors: rkllm.CodeLibraryEnded, with how the process
// had ended.
func CheckHistory(rt *rkllm.Runtime, job *rkllm.Job) *jsonrpc2.Error {
	if rt.Reload == nil || job.Conn == nil {
		return nil
	}
	_, place := find_member.FindMember(rt.Serving.Load().Layout.InferParam, job.C[2], "keep_history")
	if place == nil || *(*int32)(place) == 0 {
		return nil
	}
	rt.Mu.Lock()
	loads, fresh, death := rt.Reload.Loads, rt.Reload.Fresh, rt.Death
	rt.Mu.Unlock()
	if known := job.Conn.History.Swap(loads); known == 0 || known >= fresh {
		return nil
	}
	err := &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded, Message: fmt.Sprintf("the history is gone: the library's "+
		"process has ended (%s), and the model was loaded again; the next run with keep_history 1 begins a new history",
		describe_ending.DescribeEnding(death))}
	err.SetError(map[string]any{"function": death.Function, "signal": death.Signal, "lost": []string{"history"}})
	return err
}
