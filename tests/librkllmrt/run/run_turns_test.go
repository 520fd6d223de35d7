package run_test

import (
	"math/bits"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/engine/prompt_cache/read_cache_file"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/run_turns"
	"rkllmd/rkllm"
	"rkllmd/tests/librkllmrt/rt_adapters"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
)

func TestRunTurns(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	h := rt_handle.RtHandle(t, "llama")
	var all unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(0, &all))
	for h.Param.CPUMask = 1 << 31; h.Param.CPUMask > 1 &&
		!all.IsSet(bits.TrailingZeros32(h.Param.CPUMask)); h.Param.CPUMask >>= 1 {
	}
	for mode, callbacks := range map[int32]int{rkllm.InferGenerate: 8, rkllm.InferGetLogits: 1,
		rkllm.InferGetLastHiddenLayer: 1} {
		made, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", func(event rt_on_result.Event) int32 {
			require.EqualValues(t, unix.Gettid(), h.Thread.Load())
			var now unix.CPUSet
			require.NoError(t, unix.SchedGetaffinity(0, &now))
			if event.State == rkllm.RunFinish {
				require.Equal(t, all, now, "given back before the last callback")
			} else {
				require.Equal(t, 1, now.Count(), "on the CPU of the mask")
			}
			return 0
		})
		run := *made // its Result is another
		run.Mode, run.Turns[0].System = mode, 2
		h.Busy.Lock()
		require.NoError(t, run_turns.RunTurns(h, &run))
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
		require.Equal(t, 2, h.Lanes[0].System)
	}
	t.Run("the cache is saved, and nothing of another adapter is used", func(t *testing.T) {
		rt_adapters.RtAdapters(t, h)
		path := filepath.Join(t.TempDir(), "cache")
		for i, adapter := range []*librkllmrt.Adapter{h.Adapters[0], nil, nil} {
			made, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", nil)
			run := *made
			run.Adapter, run.SaveCache = adapter, path
			h.Busy.Lock()
			require.NoError(t, run_turns.RunTurns(h, &run))
			require.Equal(t, adapter, h.Adapter)
			prefilled := recorder.Events[len(recorder.Events)-1].Perf.PrefillTokens
			require.Equal(t, i == 2, prefilled == 1)
			f, err := read_cache_file.ReadCacheFile(path)
			require.NoError(t, err)
			require.Equal(t, h.Lanes[0].Sequence.Tokens, f.Tokens)
		}
		made, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", nil)
		run := *made
		run.SaveCache = "/no/such/file"
		h.Busy.Lock()
		require.ErrorContains(t, run_turns.RunTurns(h, &run), "the prompt cache cannot be written")
		require.Equal(t, rkllm.RunError, recorder.Events[len(recorder.Events)-1].State)
	})
}
