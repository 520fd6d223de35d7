// Package prepare_job prepares the arguments of a call that has come.
package prepare_job

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/is_loading"
	"rkllmd/rkllm/call/prepare_again"
)

// PrepareJob converts job.Args for the library that serves, where there is something to convert. Where there are
// several versions, rkllm_init is refused only if all of them refuse it, with the reason of the newest; and what comes
// while a model waits to be loaded is left to the worker where this version refuses it, because another one may serve
// then.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu, for a moment. Errors: those of job.Prepare; then the job holds no
// memory.
func PrepareJob(rt *rkllm.Runtime, job *rkllm.Job) *jsonrpc2.Error {
	if job.Prepare == nil {
		return nil
	}
	library := rt.Serving.Load()
	if library.Versions != nil && job.Function == "rkllm_init" {
		var first *jsonrpc2.Error
		for _, version := range library.Versions.Libraries {
			err := prepare_again.PrepareAgain(version, job)
			if err == nil {
				return nil
			}
			if first == nil {
				first = err
			}
		}
		return first
	}
	err := prepare_again.PrepareAgain(library, job)
	if err == nil || library.Versions == nil {
		return err
	}
	if is_loading.IsLoading(rt) {
		return nil
	}
	if serving := rt.Serving.Load(); serving != library { // since then another one has loaded a model
		return prepare_again.PrepareAgain(serving, job)
	}
	return err
}
