package prefill_prompt_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/read_logits"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prefill_prompt"
	"rkllmd/tests/support/rt_handle"
	"rkllmd/tests/support/rt_new_run"
)

func TestPrefillPrompt(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	run, _ := rt_new_run.RtNewRun(t, h, strings.Repeat(" the quiet river", 40), nil) // several batches of 32
	require.Greater(t, run.Prompt, 3*h.Context.Batch)
	require.NoError(t, prefill_prompt.PrefillPrompt(h, run, run.Prompt))
	require.Equal(t, run.Tokens, h.Sequence.Tokens)
	require.EqualValues(t, run.Prompt, run.Result.Perf.PrefillTokens)
	fresh, err := read_logits.ReadLogits(h.Context, run.Row)
	require.NoError(t, err)
	fresh = slices.Clone(fresh)

	for name, row := range map[string]struct {
		cached  []int32 // what an earlier run leaves in the cache
		decoded int
	}{
		"the same":          {run.Tokens, 1},
		"a beginning of it": {run.Tokens[:50], run.Prompt - 50},
		"more than it":      {slices.Concat(run.Tokens, []int32{5, 6}), 1},
		"another end":       {slices.Concat(run.Tokens[:40], []int32{5, 6}), run.Prompt - 40},
		"nothing in common": {[]int32{5, 6}, run.Prompt},
	} {
		t.Run(name, func(t *testing.T) {
			earlier, _ := rt_new_run.RtNewRun(t, h, "", nil)
			earlier.Tokens = row.cached
			require.NoError(t, prefill_prompt.PrefillPrompt(h, earlier, len(row.cached)))
			require.Equal(t, row.cached, h.Sequence.Tokens)

			run.Result.Perf = librkllmrt.CPerfStat{}
			require.NoError(t, prefill_prompt.PrefillPrompt(h, run, run.Prompt))
			require.Equal(t, run.Tokens, h.Sequence.Tokens)
			require.EqualValues(t, row.decoded, run.Result.Perf.PrefillTokens)
			logits, err := read_logits.ReadLogits(h.Context, run.Row)
			require.NoError(t, err)
			require.InDeltaSlice(t, fresh, logits, 1e-3)
		})
	}
	require.NoError(t, prefill_prompt.PrefillPrompt(h, run, 0))
	require.Empty(t, h.Sequence.Tokens)
}
