package cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/keep_prefix"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestKeepPrefix(t *testing.T) {
	h := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 2)
	cached := []int32{1, 300, 301, 302}
	seq := &h.Lanes[1].Sequence
	for name, row := range map[string]struct {
		prompt  []int32
		count   int
		shifted bool // behind the first two tokens
		run     librkllmrt.Run
		resumed bool
		left    int
	}{
		"all but the last is kept":         {cached, 4, false, librkllmrt.Run{}, false, 3},
		"a longer prompt keeps all":        {[]int32{1, 300, 301, 302, 303}, 5, false, librkllmrt.Run{}, false, 4},
		"what is in common":                {[]int32{1, 300, 9, 302}, 4, false, librkllmrt.Run{}, false, 2},
		"only the beginning is wanted":     {cached, 2, false, librkllmrt.Run{}, false, 1},
		"nothing is wanted":                {cached, 0, false, librkllmrt.Run{}, false, 0},
		"a shifted part is not the same":   {cached, 4, true, librkllmrt.Run{}, false, 2},
		"but in a conversation":            {cached, 4, true, librkllmrt.Run{KeepHistory: true}, false, 3},
		"and where a paused turn goes on":  {cached, 4, true, librkllmrt.Run{}, true, 3},
		"nothing is in common with others": {[]int32{9}, 1, false, librkllmrt.Run{}, false, 0},
	} {
		t.Run(name, func(t *testing.T) {
			turn := &librkllmrt.Turn{Lane: &h.Lanes[1], Tokens: []int32{9}, Resumed: row.resumed}
			require.NoError(t, keep_prefix.KeepPrefix(h, &librkllmrt.Run{}, turn, 0))
			require.NoError(t, decode_tokens.DecodeTokens(h.Context, seq, cached, engine.OutputNone))
			seq.Shifted, seq.Exact, turn.Tokens = row.shifted, 2, row.prompt
			require.NoError(t, keep_prefix.KeepPrefix(h, &row.run, turn, row.count))
			require.Equal(t, cached[:row.left], seq.Tokens)
			require.Empty(t, h.Lanes[0].Sequence.Tokens)
		})
	}
}
