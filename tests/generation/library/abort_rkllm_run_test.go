package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/abort_rkllm_run"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_finish_call"
)

func TestAbortRkllmRun(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutD}, rkllm.Limits{})
	finished := make(chan *rkllm.Job, 3)
	calls := [3]*library.RkllmCall{}
	for i := range calls {
		calls[i] = &library.RkllmCall{Job: &rkllm.Job{Context: &rkllm.CallbackContext{},
			Finish: rkllm_finish_call.RkllmFinishCall(finished)}}
		rt.Queue = append(rt.Queue, calls[i].Job)
	}
	abort := abort_rkllm_run.AbortRkllmRun(rt)
	abort(&generation.Run{Call: calls[1]})
	require.Same(t, calls[1].Job, <-finished)
	require.Equal(t, []*rkllm.Job{calls[0].Job, calls[2].Job}, rt.Queue)
	require.True(t, calls[1].Aborted.Load())
	require.False(t, calls[0].Aborted.Load())
	abort(&generation.Run{Call: calls[1]}) // over already
	require.Empty(t, finished)
}
