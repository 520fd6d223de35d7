package arguments_test

import (
	"runtime/cgo"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/run/find_callback_context"
)

func TestFreeJob(t *testing.T) {
	job := &rkllm.Job{}
	free_job.FreeJob(job)
	_, err := allocate_memory.AllocateMemory(&job.Memory, 1, 8)
	require.NoError(t, err)
	job.Context = &rkllm.CallbackContext{}
	job.Context.Handle = uintptr(cgo.NewHandle(job.Context))
	handle := job.Context.Handle
	free_job.FreeJob(job)
	require.Empty(t, job.Memory.Blocks)
	require.Nil(t, find_callback_context.FindCallbackContext(handle))
	free_job.FreeJob(job)
}
