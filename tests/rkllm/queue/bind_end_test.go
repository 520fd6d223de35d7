package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/queue/bind_end"
)

func TestBindEnd(t *testing.T) {
	job := &rkllm.Job{}
	_, err := allocate_memory.AllocateMemory(&job.Memory, 1, 8)
	require.NoError(t, err)
	ended := make(chan struct{})
	bind_end.BindEnd(ended)(job)
	<-ended
	require.Empty(t, job.Memory.Blocks)
}
