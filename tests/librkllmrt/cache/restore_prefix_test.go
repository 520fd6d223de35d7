package cache_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context/copy_state"
	"rkllmd/engine/context/read_logits"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/remove_cached_tokens"
	"rkllmd/librkllmrt/cache/restore_prefix"
	"rkllmd/librkllmrt/run/prefill_prompts"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestRestorePrefix(t *testing.T) {
	choose_kernels.ChooseKernels(t, true)
	h := rt_handle.RtHandle(t, "llama")
	run, _ := rt_new_run.RtNewRun(t, h, "the"+strings.Repeat(" quiet river the", 20), nil)
	require.NoError(t, restore_prefix.RestorePrefix(h, run, &run.Turns[0]), "no prompt cache")
	require.NoError(t, prefill_prompts.PrefillPrompts(h, run, true))
	logits, err := read_logits.ReadLogits(h.Context, run.Turns[0].Row)
	require.NoError(t, err)
	logits = slices.Clone(logits)
	state, err := copy_state.CopyState(h.Context, &h.Lanes[0].Sequence)
	require.NoError(t, err)
	h.PromptCache = &librkllmrt.PromptCache{Tokens: slices.Clone(h.Lanes[0].Sequence.Tokens), State: state}

	longer, _ := rt_new_run.RtNewRun(t, h, "the"+strings.Repeat(" quiet river the", 20)+" bridge", nil)
	other, _ := rt_new_run.RtNewRun(t, h, "some other words", nil)
	for range 2 { // the prompt cache outlives what the runs do
		require.NoError(t, restore_prefix.RestorePrefix(h, other, &other.Turns[0]))
		other.Perf = librkllmrt.CPerfStat{}
		require.NoError(t, prefill_prompts.PrefillPrompts(h, other, true))
		require.Equal(t, other.Turns[0].Tokens, h.Lanes[0].Sequence.Tokens)

		require.NoError(t, restore_prefix.RestorePrefix(h, run, &run.Turns[0]))
		require.Equal(t, run.Turns[0].Tokens, h.Lanes[0].Sequence.Tokens)
		run.Perf = librkllmrt.CPerfStat{}
		require.NoError(t, prefill_prompts.PrefillPrompts(h, run, true))
		require.EqualValues(t, 1, run.Perf.PrefillTokens)
		again, err := read_logits.ReadLogits(h.Context, run.Turns[0].Row)
		require.NoError(t, err)
		require.Equal(t, logits, again)
	}
	t.Run("what the cache has already is not restored", func(t *testing.T) {
		require.NoError(t, prefill_prompts.PrefillPrompts(h, longer, true))
		require.NoError(t, restore_prefix.RestorePrefix(h, run, &run.Turns[0]))
		require.Equal(t, longer.Turns[0].Tokens, h.Lanes[0].Sequence.Tokens)
		h.Lanes[0].Sequence.Shifted, h.Lanes[0].Sequence.Exact = true, 2
		require.NoError(t, restore_prefix.RestorePrefix(h, run, &run.Turns[0]))
		require.Equal(t, run.Turns[0].Tokens, h.Lanes[0].Sequence.Tokens, "unless it was shifted")
		require.False(t, h.Lanes[0].Sequence.Shifted)
	})
	t.Run("nor for another adapter", func(t *testing.T) {
		require.NoError(t, remove_cached_tokens.RemoveCachedTokens(h, &h.Lanes[0], 0))
		h.PromptCache.Adapter = &librkllmrt.Adapter{}
		require.NoError(t, restore_prefix.RestorePrefix(h, run, &run.Turns[0]))
		require.Empty(t, h.Lanes[0].Sequence.Tokens)
	})
}
