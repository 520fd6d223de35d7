// Package drop_reload lets go of a model that would be loaded again.
package drop_reload

import (
	"slices"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/end_reload"
	"rkllmd/rkllm/queue/finish_destroy"
)

// DropReload has job, an rkllm_destroy, end the reloading of the model while that waits for its next try: there is
// nothing to destroy, and nothing will be loaded. A try that is on is waited for, and then destroyed.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu (the caller).
func DropReload(rt *rkllm.Runtime, job *rkllm.Job) {
	r := rt.Reload
	if r == nil || r.Job == nil || r.Job == rt.Current {
		return
	}
	if at := slices.Index(rt.Queue, r.Job); at >= 0 {
		rt.Queue = slices.Delete(rt.Queue, at, at+1)
	}
	job.Call = finish_destroy.FinishDestroy
	end_reload.EndReload(rt, "")
}
