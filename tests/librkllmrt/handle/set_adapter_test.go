package handle_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context/read_logits"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/set_adapter"
	"rkllmd/librkllmrt/run/prefill_prompts"
	"rkllmd/tests/librkllmrt/rt_adapters"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestSetAdapter(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	require.NoError(t, set_adapter.SetAdapter(h, nil), "no adapter, no change: any context will do")
	rt_adapters.RtAdapters(t, h)
	run, _ := rt_new_run.RtNewRun(t, h, "the quiet river", nil)

	var seen [][]float32
	for _, adapter := range []*librkllmrt.Adapter{nil, h.Adapters[0], h.Adapters[1], h.Adapters[0], nil} {
		require.NoError(t, set_adapter.SetAdapter(h, adapter))
		require.Equal(t, adapter, h.Adapter)
		run.Perf = librkllmrt.CPerfStat{}
		require.NoError(t, prefill_prompts.PrefillPrompts(h, run, true))
		require.EqualValues(t, run.Turns[0].Prompt, run.Perf.PrefillTokens, "nothing of another adapter is used")
		logits, err := read_logits.ReadLogits(h.Context, run.Turns[0].Row)
		require.NoError(t, err)
		seen = append(seen, slices.Clone(logits))

		require.NoError(t, set_adapter.SetAdapter(h, adapter))
		require.Len(t, h.Lanes[0].Sequence.Tokens, run.Turns[0].Prompt, "the same again: the cache stays")
	}
	require.Equal(t, seen[0], seen[4])
	require.Equal(t, seen[1], seen[3])
	require.NotEqual(t, seen[0], seen[1])
	require.NotEqual(t, seen[1], seen[2])
}
