package prompt_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/truncate_conversation"
	"rkllmd/librkllmrt/run/prefill_prompts"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestTruncateConversation(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	said := make([]int32, 540)
	for i := range said {
		said[i] = int32(300 + i%50)
	}
	earlier, _ := rt_new_run.RtNewRun(t, h, "", nil)
	for name, row := range map[string]struct {
		keep, turn int
		cached     int // how many tokens of the conversation are in the cache
		end        int // of what is dropped; 0: nothing
		left       int // in the cache
	}{
		"half of the rest":                 {100, 40, 499, 300, 299},
		"as much as must be":               {440, 60, 480, 468, 452},
		"it is no longer in the cache":     {100, 40, 200, 300, 200},
		"the new turn alone is too long":   {10, 535, 5, 0, 5},
		"it fits into what is not dropped": {100, 40, 305, 300, 105},
	} {
		t.Run(name, func(t *testing.T) {
			earlier.Turns[0].Tokens, earlier.Turns[0].Prompt = said[:row.cached], row.cached
			require.NoError(t, prefill_prompts.PrefillPrompts(h, earlier, true))
			turn := &librkllmrt.Turn{Lane: &h.Lanes[0], Tokens: slices.Clone(said), Prompt: 540, New: row.turn,
				Keep: row.keep, System: 200}
			require.NoError(t, truncate_conversation.TruncateConversation(h, turn))
			require.Len(t, h.Lanes[0].Sequence.Tokens, row.left)
			if row.end == 0 {
				require.Equal(t, said, turn.Tokens)
				return
			}
			want := slices.Delete(slices.Clone(said), row.keep, row.end)
			require.Equal(t, want, turn.Tokens)
			require.Equal(t, len(want), turn.Prompt)
			require.Equal(t, min(200, row.keep), turn.System)
			if row.cached >= row.end {
				require.Equal(t, want[:row.left], h.Lanes[0].Sequence.Tokens)
			}
		})
	}
	short := &librkllmrt.Turn{Lane: &h.Lanes[0], Tokens: slices.Clone(said[:512]), Prompt: 512, New: 5}
	require.NoError(t, truncate_conversation.TruncateConversation(h, short))
	require.Len(t, short.Tokens, 512, "it fits")
}
