package execute_run_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/librkllmrt/execute_run"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rt_handle"
	"rkllmd/tests/support/rt_new_run"
	"rkllmd/tests/support/rt_on_result"
)

func TestExecuteRun(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	h := rt_handle.RtHandle(t, "llama")
	for mode, callbacks := range map[int32]int{rkllm.InferGenerate: 8, rkllm.InferGetLogits: 1, rkllm.InferGetLastHiddenLayer: 1} {
		made, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", func(rt_on_result.Event) int32 {
			require.EqualValues(t, unix.Gettid(), h.Thread.Load())
			return 0
		})
		run := *made // its Result is another
		run.Mode, run.System = mode, 2
		h.Busy.Lock()
		require.NoError(t, execute_run.ExecuteRun(h, &run))
		require.Len(t, recorder.Events, callbacks+1)
		for _, event := range recorder.Events {
			require.Equal(t, unix.Gettid(), event.Thread)
		}
		first, last := recorder.Events[0], recorder.Events[callbacks]
		require.Equal(t, rkllm.RunFinish, last.State)
		require.Equal(t, mode == rkllm.InferGetLogits, first.Logits != nil)
		require.Equal(t, mode == rkllm.InferGetLastHiddenLayer, first.Hidden != nil)
		require.Equal(t, mode == rkllm.InferGenerate, last.Token >= 0)
		require.Positive(t, last.Perf.PrefillTokens)
		require.Equal(t, 2, h.System)
	}
}
