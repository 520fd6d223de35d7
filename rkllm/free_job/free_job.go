// Package free_job frees what a job holds.
package free_job

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/destroy_callback_context"
	"rkllmd/rkllm/free_memory"
)

// FreeJob frees the C memory and the callback context of a job that is over, or was refused. To do it again does nothing.
//
// **Runs on:** any.
func FreeJob(job *rkllm.Job) {
	free_memory.FreeMemory(&job.Memory)
	destroy_callback_context.DestroyCallbackContext(job.Context)
}
