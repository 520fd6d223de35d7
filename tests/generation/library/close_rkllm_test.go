package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/library/close_rkllm"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/run_worker"
)

func TestCloseRkllm(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutD}, rkllm.Limits{})
	go run_worker.RunWorker(rt)
	closing := close_rkllm.CloseRkllm(rt)
	closing()
	<-rt.Idle
	closing() // again
	require.True(t, rt.Stopped)
}
