// Package end_loading ends what front-ends are told of a load.
package end_loading

import (
	"errors"

	"rkllmd/cli/daemon/describe_refusal"
	"rkllmd/generation"
	"rkllmd/rkllm"
)

// EndLoading returns the end of a job that loads a model: loading has its error, if there is one, and has ended.
//
// **Runs on:** any thread. What it returns runs on the worker.
func EndLoading(loading *generation.Loading) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		if job.Err != nil {
			loading.Err = errors.New(describe_refusal.DescribeRefusal(job.Err))
		}
		close(loading.Ended)
	}
}
