package deliver_token_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/deliver_token"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rt_handle"
	"rkllmd/tests/support/rt_new_run"
	"rkllmd/tests/support/rt_on_result"
)

func TestDeliverToken(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	bytes, err := tokenize_text.TokenizeText(h.Model, "🙃é", false, false)
	require.NoError(t, err)
	require.Len(t, bytes, 6, "the tiny model has a token for each byte of these")
	special, err := tokenize_text.TokenizeText(h.Model, "<|im_end|>", false, true)
	require.NoError(t, err)
	require.Len(t, special, 1)

	run, recorder := rt_new_run.RtNewRun(t, h, "hello", func(e rt_on_result.Event) int32 { return e.Token })
	for _, token := range append(bytes, special[0]) {
		require.Equal(t, token, deliver_token.DeliverToken(h, run, token))
	}
	h.Param.SkipSpecialToken = true
	deliver_token.DeliverToken(h, run, bytes[4])
	deliver_token.DeliverToken(h, run, special[0])
	deliver_token.DeliverToken(h, run, bytes[5])
	deliver_token.DeliverToken(h, run, special[0])

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
}
