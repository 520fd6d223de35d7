package library_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library/call_rkllm"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/tests/generation/library/rkllm_note_call"
)

func TestCallRkllm(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutD}, rkllm.Limits{})
	go run_worker.RunWorker(rt)
	called := make(chan *rkllm.Job, 2)
	job := &rkllm.Job{Kind: rkllm.KindInit, Call: rkllm_note_call.RkllmNoteCall(called, nil)}
	require.NoError(t, call_rkllm.CallRkllm(rt, job))
	require.Len(t, called, 1)
	require.Same(t, job, <-called)
	job = &rkllm.Job{Kind: rkllm.KindInit, Call: rkllm_note_call.RkllmNoteCall(called, &jsonrpc2.Error{Message: "why"})}
	err := call_rkllm.CallRkllm(rt, job)
	require.ErrorIs(t, err, generation.ErrFailed)
	require.EqualError(t, err, "failed: why")
	err = call_rkllm.CallRkllm(rt, &rkllm.Job{Kind: rkllm.KindRun})
	require.ErrorIs(t, err, generation.ErrClosed, "no model")
	stop_runtime.StopRuntime(rt)
	<-rt.Idle
	require.ErrorIs(t, call_rkllm.CallRkllm(rt, &rkllm.Job{Kind: rkllm.KindInit}), generation.ErrClosed)
}
