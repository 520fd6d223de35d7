package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/abort_run"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestAbortRun(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	job := &rkllm.Job{Kind: rkllm.KindRun, Context: &rkllm.CallbackContext{}}
	calls := 0
	rkllm_set_answer.RkllmSetAnswer(fake, func(function string, _ [3]uintptr) int32 {
		require.Equal(t, "rkllm_abort", function)
		require.True(t, rt.Mu.TryLock()) // never held around a C call
		rt.Mu.Unlock()
		require.False(t, rt.HandleLock.TryLock())
		calls++
		return 5
	})
	for _, j := range []*rkllm.Job{job, nil} {
		_, hit := abort_run.AbortRun(rt, j)
		require.False(t, hit, "no model")
	}
	rt.Handle = fake.Handle
	_, hit := abort_run.AbortRun(rt, job)
	require.False(t, hit, "not at the library")
	rt.Current = &rkllm.Job{}
	_, hit = abort_run.AbortRun(rt, job)
	require.False(t, hit, "somebody else's")
	rt.Current = job
	code, hit := abort_run.AbortRun(rt, job)
	require.True(t, hit)
	require.Equal(t, int32(5), code)
	job.Context.Ended.Store(true)
	_, hit = abort_run.AbortRun(rt, job)
	require.False(t, hit, "over")
	require.Equal(t, 1, calls)
	_, hit = abort_run.AbortRun(rt, nil)
	require.True(t, hit)
	require.Equal(t, 2, calls)
	fake.Library.Abort = nil
	_, hit = abort_run.AbortRun(rt, nil)
	require.False(t, hit)
}
