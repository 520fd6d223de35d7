// Package is_destroy tells which calls free the model.
package is_destroy

import "rkllmd/rkllm"

// IsDestroy tells whether job is an rkllm_destroy.
//
// **Runs on:** any thread.
func IsDestroy(job *rkllm.Job) bool {
	return job.Kind == rkllm.KindDestroy
}
