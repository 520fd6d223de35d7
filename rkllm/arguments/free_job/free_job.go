// Package free_job frees what a job holds.
package free_job

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_callback_context"
	"rkllmd/rkllm/layout/free_memory"
)

// FreeJob frees the C memory and the callback context of a job that is over, or was refused. To do it again does
// nothing.
//
// **Runs on:** any thread.
func FreeJob(job *rkllm.Job) {
	free_memory.FreeMemory(&job.Memory)
	free_callback_context.FreeCallbackContext(job.Context)
}
