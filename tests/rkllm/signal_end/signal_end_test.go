package signal_end_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/allocate_memory"
	"rkllmd/rkllm/signal_end"
)

func TestSignalEnd(t *testing.T) {
	job := &rkllm.Job{}
	_, err := allocate_memory.AllocateMemory(&job.Memory, 1, 8)
	require.NoError(t, err)
	ended := make(chan struct{})
	signal_end.SignalEnd(ended)(job)
	<-ended
	require.Empty(t, job.Memory.Blocks)
}
