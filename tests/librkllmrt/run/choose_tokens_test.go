package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/librkllmrt/cache/remove_cached_tokens"
	"rkllmd/librkllmrt/run/choose_tokens"
	"rkllmd/librkllmrt/run/create_samplers"
	"rkllmd/librkllmrt/run/decode_prompts"
	"rkllmd/librkllmrt/run/free_samplers"
	"rkllmd/librkllmrt/run/plan_prefill"
	"rkllmd/tests/librkllmrt/rt_turns"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestChooseTokens(t *testing.T) {
	h := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 3)
	for _, row := range []struct{ ignore, skip bool }{{false, false}, {false, true}, {true, true}} {
		h.Param.IgnoreEOS, h.Param.SkipSpecialToken = row.ignore, row.skip
		run, _ := rt_turns.RtTurns(t, h, []string{"the quiet river", "the " + demo.Farewell, "a warm day"}, nil)
		require.NoError(t, create_samplers.CreateSamplers(h, run))
		plan_prefill.PlanPrefill(h, run, true)
		require.NoError(t, decode_prompts.DecodePrompts(h, run))
		run.Turns[2].Row = -1
		require.NoError(t, choose_tokens.ChooseTokens(h, run))
		said, ended, none := run.Turns[0], run.Turns[1], run.Turns[2]
		require.Positive(t, said.Next)
		require.False(t, said.Ended)
		require.EqualValues(t, -1, said.EndedBy)
		require.EqualValues(t, -1, said.Row, "a row is used once")
		require.EqualValues(t, -1, none.Next, "there was no row for it")
		require.Equal(t, !row.ignore, ended.Ended)
		require.Equal(t, row.skip && !row.ignore, ended.Next < 0,
			"it is delivered only where special tokens are to be seen")
		require.Equal(t, row.ignore, ended.EndedBy < 0)
		require.Len(t, said.Tokens, said.Prompt, "what is not delivered is not said")
		free_samplers.FreeSamplers(run)
		for i := range h.Lanes {
			require.NoError(t, remove_cached_tokens.RemoveCachedTokens(h, &h.Lanes[i], 0))
		}
	}
}
