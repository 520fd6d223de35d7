// Package start_call checks that a call of the library can be made.
package start_call

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_function"
	"rkllmd/rkllm/layout/refuse_value"
)

// StartCall tells whether the C function at address can be called for job: the library has it, a model is loaded (a
// NULL handle never reaches the library), and the job's arrays have one element for each of n_batch. Otherwise job.Err
// says what is missing.
//
// **Runs on:** the worker.
func StartCall(rt *rkllm.Runtime, job *rkllm.Job, address unsafe.Pointer) bool {
	job.Err = check_function.CheckFunction(rt.Serving.Load(), job.Function, address)
	switch {
	case job.Err != nil:
	case rt.Handle == 0:
		job.Err = rkllm.ErrNoModel
	case job.Batch != 0 && job.Batch != rt.NBatch:
		name := "start_pos and end_pos"
		if job.Kind == rkllm.KindRun {
			name = "rkllm_input"
		}
		job.Err = refuse_value.RefuseValue(name, "%d given, but the model was loaded with n_batch %d", job.Batch,
			rt.NBatch)
	}
	return job.Err == nil
}
