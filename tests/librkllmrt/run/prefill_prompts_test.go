package run_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context/read_logits"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/prefill_prompts"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestPrefillPrompts(t *testing.T) {
	choose_kernels.ChooseKernels(t, true)
	h := rt_handle.RtHandle(t, "llama")
	run, _ := rt_new_run.RtNewRun(t, h, strings.Repeat(" the quiet river", 40), nil) // several batches of 32
	require.Greater(t, run.Turns[0].Prompt, 3*h.Context.Batch)
	require.NoError(t, prefill_prompts.PrefillPrompts(h, run, true))
	require.Equal(t, run.Turns[0].Tokens, h.Lanes[0].Sequence.Tokens)
	require.EqualValues(t, run.Turns[0].Prompt, run.Perf.PrefillTokens)
	fresh, err := read_logits.ReadLogits(h.Context, run.Turns[0].Row)
	require.NoError(t, err)
	fresh = slices.Clone(fresh)

	for name, row := range map[string]struct {
		cached  []int32 // what an earlier run leaves in the cache
		decoded int
	}{
		"the same":          {run.Turns[0].Tokens, 1},
		"a beginning of it": {run.Turns[0].Tokens[:50], run.Turns[0].Prompt - 50},
		"more than it":      {slices.Concat(run.Turns[0].Tokens, []int32{5, 6}), 1},
		"another end":       {slices.Concat(run.Turns[0].Tokens[:40], []int32{5, 6}), run.Turns[0].Prompt - 40},
		"nothing in common": {[]int32{5, 6}, run.Turns[0].Prompt},
	} {
		t.Run(name, func(t *testing.T) {
			earlier, _ := rt_new_run.RtNewRun(t, h, "", nil)
			earlier.Turns[0].Tokens, earlier.Turns[0].Prompt = row.cached, len(row.cached)
			require.NoError(t, prefill_prompts.PrefillPrompts(h, earlier, true))
			require.Equal(t, row.cached, h.Lanes[0].Sequence.Tokens)

			run.Perf = librkllmrt.CPerfStat{}
			require.NoError(t, prefill_prompts.PrefillPrompts(h, run, true))
			require.Equal(t, run.Turns[0].Tokens, h.Lanes[0].Sequence.Tokens)
			require.EqualValues(t, row.decoded, run.Perf.PrefillTokens)
			logits, err := read_logits.ReadLogits(h.Context, run.Turns[0].Row)
			require.NoError(t, err)
			require.Equal(t, fresh, logits)
		})
	}
	require.NoError(t, prefill_prompts.PrefillPrompts(h, run, false))
	require.Empty(t, h.Lanes[0].Sequence.Tokens)
}
