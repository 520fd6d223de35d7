package cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt/cache/remove_cached_tokens"
	"rkllmd/librkllmrt/cache/shift_context"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestShiftContext(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	run, _ := rt_new_run.RtNewRun(t, h, "hello", nil)
	said := []int32{1, 300, 301, 302, 303, 304, 305, 306, 307, 308}
	for _, row := range []struct {
		keep, prompt, held          int
		tokens, dropped             []int32
		left, system, systemInCache int
	}{
		{2, 6, 10, []int32{1, 300, 305, 306, 307, 308}, nil, 2, 2, 2}, // 301 to 304: all of the prompt
		{2, 4, 10, []int32{1, 300, 305, 306, 307, 308}, []int32{303, 304}, 2, 2, 2},
		{0, 3, 9, []int32{303, 304, 305, 306, 307, 308}, []int32{302}, 0, 0, 0},
		{4, 4, 9, []int32{1, 300, 301, 302, 305, 306, 307, 308}, []int32{303, 304}, 4, 3, 3},
	} {
		require.NoError(t, remove_cached_tokens.RemoveCachedTokens(h, &h.Lanes[0], 0))
		require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Lanes[0].Sequence, said[:row.held],
			engine.OutputLast))
		run.Turns[0].Tokens = append([]int32{}, said...)
		run.Turns[0].Prompt, run.Turns[0].New, run.Turns[0].Keep, run.Turns[0].Dropped, run.Turns[0].System,
			h.Lanes[0].System = row.prompt, row.prompt, row.keep, nil, 3, 3
		require.NoError(t, shift_context.ShiftContext(h, &run.Turns[0]))
		require.Equal(t, row.tokens, run.Turns[0].Tokens)
		require.Equal(t, row.tokens[:len(row.tokens)-(len(said)-row.held)], h.Lanes[0].Sequence.Tokens)
		require.Equal(t, row.dropped, run.Turns[0].Dropped)
		require.Equal(t, []int{row.left, row.left, row.system, row.systemInCache}, []int{run.Turns[0].Prompt,
			run.Turns[0].New, run.Turns[0].System, h.Lanes[0].System})
	}
	require.NoError(t, remove_cached_tokens.RemoveCachedTokens(h, &h.Lanes[0], 0))
	run.Turns[0].Keep = 0
	require.Error(t, shift_context.ShiftContext(h, &run.Turns[0]), "there is nothing to drop")
}
