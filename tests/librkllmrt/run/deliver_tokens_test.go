package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/deliver_tokens"
	"rkllmd/rkllm"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/librkllmrt/rt_turns"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_read_result"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestDeliverTokens(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	bytes, err := tokenize_text.TokenizeText(h.Model, "🙃é", false, false)
	require.NoError(t, err)
	require.Len(t, bytes, 6, "the tiny model has a token for each byte of these")
	special, err := tokenize_text.TokenizeText(h.Model, "<|im_end|>", false, true)
	require.NoError(t, err)
	run, recorder := rt_new_run.RtNewRun(t, h, "hello", nil)
	for _, token := range append(bytes, special[0]) {
		run.Turns[0].Next = token
		require.False(t, deliver_tokens.DeliverTokens(h, run))
	}
	h.Param.SkipSpecialToken = true
	for _, token := range []int32{bytes[4], special[0], bytes[5], special[0]} {
		run.Turns[0].Next = token
		require.False(t, deliver_tokens.DeliverTokens(h, run))
	}
	require.Equal(t, []int32{bytes[4], special[0], bytes[5], special[0]}, run.Turns[0].Tokens[run.Turns[0].Prompt+7:])

	waiting := rt_on_result.Event{State: rkllm.RunWaiting, NullText: true}
	want := []rt_on_result.Event{
		waiting, waiting, waiting, {Text: "🙃"}, waiting, {Text: "é"}, {Text: "<|im_end|>"},
		waiting, waiting, {Text: "é"}, {Text: ""},
	}
	require.Len(t, recorder.Events, len(want))
	for i, event := range recorder.Events {
		require.EqualValues(t, i+1, event.Perf.GenerateTokens)
		event.Thread, event.Token, event.Perf = 0, 0, librkllmrt.CPerfStat{}
		require.Equal(t, want[i], event)
	}

	t.Run("of several answers", func(t *testing.T) {
		h := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "qwen3"), 3)
		run, recorder := rt_turns.RtTurns(t, h, []string{"a", "b", "c"}, func(rt_on_result.Event) int32 { return 1 })
		type events = [3]rt_read_result.Event
		waiting, ended := rt_read_result.Event{NullText: true}, rt_read_result.Event{NullText: true, Token: -1}
		for n, row := range []struct {
			next  [3]int32
			state int32
			pause bool
			want  events
		}{
			{[3]int32{bytes[4], bytes[4], bytes[4]}, rkllm.RunWaiting, true, events{waiting, waiting, waiting}},
			{[3]int32{bytes[5], special[0], -1}, rkllm.RunNormal, true,
				events{{Text: "é"}, {Text: "\xc3<|im_end|>"}, ended}},
			{[3]int32{bytes[4], -1, -1}, rkllm.RunWaiting, false, events{waiting, ended, ended}},
		} {
			for i, next := range row.next {
				run.Turns[i].Next, run.Turns[i].Ended = next, next < 0 || next == special[0] || n == 2
			}
			require.Equal(t, row.pause, deliver_tokens.DeliverTokens(h, run), "what has ended cannot be paused")
			for i, event := range append([]rt_read_result.Event{recorder.Events[n]}, recorder.Events[n].Others...) {
				want := row.want[i]
				require.Equal(t, []any{row.state, row.next[i], want.Text, want.NullText},
					[]any{event.State, event.Token, event.Text, event.NullText})
			}
		}
		require.False(t, deliver_tokens.DeliverTokens(h, run))
		require.Len(t, recorder.Events, 3, "no token, no callback")
		require.Len(t, run.Turns[1].Tokens, run.Turns[1].Prompt+1, "an end token is no part of the answer")
	})
}
