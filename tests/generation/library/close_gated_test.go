package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/library"
	"rkllmd/generation/library/close_gated"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

func TestCloseGated(t *testing.T) {
	rt := create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD).Library, rkllm.Limits{})
	go run_worker.RunWorker(rt)
	gate := &library.Gate{}
	close_gated.CloseGated(gate, rt)()
	require.True(t, gate.Closed)
	<-rt.Idle
}
