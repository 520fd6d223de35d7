package cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/clear_lanes"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestClearLanes(t *testing.T) {
	h := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 3)
	for _, left := range [][]int{{2, 4, 0}, {0, 0, 0}} {
		for i := range h.Lanes {
			lane := &h.Lanes[i]
			lane.Conversation.Tokens, lane.Paused, lane.System = []int32{1}, &librkllmrt.Turn{}, []int{2, 9, 0}[i]
			if len(lane.Sequence.Tokens) == 0 {
				require.NoError(t, decode_tokens.DecodeTokens(h.Context, &lane.Sequence, []int32{1, 5, 6, 7},
					engine.OutputNone))
			}
		}
		require.NoError(t, clear_lanes.ClearLanes(h, left[0] > 0))
		for i, lane := range h.Lanes {
			require.Len(t, lane.Sequence.Tokens, left[i], "the system prompt, as far as it is there")
			require.Zero(t, lane.Conversation)
			require.Nil(t, lane.Paused)
		}
	}
}
