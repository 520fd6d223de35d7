package on_rkllm_end_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/on_rkllm_end"
	"rkllmd/rkllm"
	"rkllmd/rkllm/allocate_memory"
)

func TestOnRkllmEnd(t *testing.T) {
	job := &rkllm.Job{}
	_, err := allocate_memory.AllocateMemory(&job.Memory, 1, 8)
	require.NoError(t, err)
	ended := make(chan struct{})
	on_rkllm_end.OnRkllmEnd(ended)(job)
	<-ended
	require.Empty(t, job.Memory.Blocks)
}
