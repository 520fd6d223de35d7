// Package prepare_again prepares the arguments of a call for another library.
package prepare_again

import (
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
)

// PrepareAgain converts job.Args for library, whatever they were converted for before: another version has other
// structures, and another process does not see the memory of the first.
//
// **Runs on:** one thread at a time. It is the one that the job is with. Errors: those of job.Prepare; then the job
// holds no memory.
func PrepareAgain(library *rkllm.Library, job *rkllm.Job) *jsonrpc2.Error {
	free_memory.FreeMemory(&job.Memory)
	job.Memory, job.Markers, job.Library = rkllm.Memory{Arena: library.Arena}, rkllm.Markers{}, library
	job.C, job.Int, job.Batch, job.Inherit = [len(job.C)]unsafe.Pointer{}, 0, 0, nil
	if job.Context != nil {
		job.Context.Layout = library.Layout
	}
	err := job.Prepare(library, job)
	if err != nil {
		free_memory.FreeMemory(&job.Memory)
		job.Library = nil
	}
	return err
}
