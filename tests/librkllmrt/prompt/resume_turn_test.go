package prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/resume_turn"
	"rkllmd/rkllm"
)

func TestResumeTurn(t *testing.T) {
	paused := &librkllmrt.Turn{System: 2}
	cached := []int32{1, 5, 6}
	for name, row := range map[string]struct {
		paused *librkllmrt.Turn
		edited bool
		turn   librkllmrt.Turn
		keep   bool
		kind   int32
		want   []int32
	}{
		"it goes on": {paused, false, librkllmrt.Turn{Tokens: []int32{7}, New: 1}, false, rkllm.InputToken,
			[]int32{1, 5, 6, 7}},
		"with embeddings": {paused, false, librkllmrt.Turn{Tokens: []int32{-7}, New: 1}, false,
			rkllm.InputEmbed, []int32{1, 5, 6, -7}},
		"a new prompt": {paused, false, librkllmrt.Turn{Tokens: []int32{1, 9}, New: 2}, false,
			rkllm.InputToken, nil},
		"of an edited cache": {paused, true, librkllmrt.Turn{Tokens: []int32{1, 9}, New: 2}, false,
			rkllm.InputToken, []int32{1, 5, 6, 1, 9}},
		"a prompt": {paused, true, librkllmrt.Turn{Tokens: []int32{9}, New: 1}, false, rkllm.InputPrompt,
			nil},
		"a conversation": {paused, true, librkllmrt.Turn{Tokens: []int32{9}, New: 1}, true, rkllm.InputToken,
			nil},
		"there is no paused run": {nil, false, librkllmrt.Turn{Tokens: []int32{9}, New: 1}, false, rkllm.InputToken,
			nil},
		"nothing is to be put in": {paused, true, librkllmrt.Turn{}, false, rkllm.InputToken, nil},
	} {
		t.Run(name, func(t *testing.T) {
			turn := row.turn
			turn.Lane = &librkllmrt.Lane{Paused: row.paused, Edited: row.edited, Sequence: engine.Sequence{
				Tokens: cached}}
			turn.Prompt = len(turn.Tokens)
			before := turn
			resume_turn.ResumeTurn(&librkllmrt.Run{KeepHistory: row.keep}, &turn, librkllmrt.Input{Type: row.kind})
			if row.want == nil {
				require.Equal(t, before, turn)
				return
			}
			require.Equal(t, row.want, turn.Tokens)
			require.True(t, turn.Resumed)
			require.Equal(t, []int{len(row.want), before.New, 2}, []int{turn.Prompt, turn.New, turn.System})
			require.Equal(t, []int32{1, 5, 6}, cached)
		})
	}
}
