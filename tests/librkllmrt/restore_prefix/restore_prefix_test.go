package restore_prefix_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/copy_state"
	"rkllmd/engine/read_logits"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cut_cache"
	"rkllmd/librkllmrt/prefill_prompt"
	"rkllmd/librkllmrt/restore_prefix"
	"rkllmd/tests/support/rt_handle"
	"rkllmd/tests/support/rt_new_run"
)

func TestRestorePrefix(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	run, _ := rt_new_run.RtNewRun(t, h, "the"+strings.Repeat(" quiet river the", 20), nil)
	require.NoError(t, restore_prefix.RestorePrefix(h, run), "no prompt cache")
	require.NoError(t, prefill_prompt.PrefillPrompt(h, run, run.Prompt))
	logits, err := read_logits.ReadLogits(h.Context, run.Row)
	require.NoError(t, err)
	logits = slices.Clone(logits)
	state, err := copy_state.CopyState(h.Context, &h.Sequence)
	require.NoError(t, err)
	h.PromptCache = &librkllmrt.PromptCache{Tokens: slices.Clone(h.Sequence.Tokens), State: state}

	longer, _ := rt_new_run.RtNewRun(t, h, "the"+strings.Repeat(" quiet river the", 20)+" bridge", nil)
	other, _ := rt_new_run.RtNewRun(t, h, "some other words", nil)
	for range 2 { // the prompt cache outlives what the runs do
		require.NoError(t, restore_prefix.RestorePrefix(h, other))
		other.Result.Perf = librkllmrt.CPerfStat{}
		require.NoError(t, prefill_prompt.PrefillPrompt(h, other, other.Prompt))
		require.Equal(t, other.Tokens, h.Sequence.Tokens)

		require.NoError(t, restore_prefix.RestorePrefix(h, run))
		require.Equal(t, run.Tokens, h.Sequence.Tokens)
		run.Result.Perf = librkllmrt.CPerfStat{}
		require.NoError(t, prefill_prompt.PrefillPrompt(h, run, run.Prompt))
		require.EqualValues(t, 1, run.Result.Perf.PrefillTokens)
		again, err := read_logits.ReadLogits(h.Context, run.Row)
		require.NoError(t, err)
		require.InDeltaSlice(t, logits, again, 1e-3)
	}
	t.Run("what the cache has already is not restored", func(t *testing.T) {
		require.NoError(t, prefill_prompt.PrefillPrompt(h, longer, longer.Prompt))
		require.NoError(t, restore_prefix.RestorePrefix(h, run))
		require.Equal(t, longer.Tokens, h.Sequence.Tokens)
		h.Sequence.Shifted, h.Sequence.Exact = true, 2
		require.NoError(t, restore_prefix.RestorePrefix(h, run))
		require.Equal(t, run.Tokens, h.Sequence.Tokens, "unless it was shifted")
		require.False(t, h.Sequence.Shifted)
	})
	t.Run("nor for another adapter", func(t *testing.T) {
		require.NoError(t, cut_cache.CutCache(h, 0))
		h.PromptCache.Adapter = &librkllmrt.Adapter{}
		require.NoError(t, restore_prefix.RestorePrefix(h, run))
		require.Empty(t, h.Sequence.Tokens)
	})
}
