package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/generation"
	"rkllmd/generation/embedded/deliver_task_token"
	"rkllmd/generation/run/create_run"
	"rkllmd/tests/generation/embedded/generation_mark_model"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_record"
	"rkllmd/tests/support/generation/generation_text"
)

func TestDeliverTaskToken(t *testing.T) {
	m, begin, end := generation_mark_model.GenerationMarkModel(t)
	_, b := generation_backend.GenerationBackend()
	record := &generation_record.Record{}
	run := create_run.CreateRun(b, generation.Request{Prompt: "a", Stop: []string{"ria"}}, "",
		generation_record.GenerationRecord(record))
	words, err := tokenize_text.TokenizeText(m, " river", false, false)
	require.NoError(t, err)
	tokens := append(append([]int32{begin}, words...), end)
	told := deliver_task_token.DeliverTaskToken(m, run)
	for _, token := range append(tokens, words...) {
		require.False(t, told(nil, engine.Choice{Token: token, Logprob: -0.25, Top: []engine.Logprob{{Token: token,
			Logprob: -0.25}}}))
	}
	text, thoughts := generation_text.GenerationText(record.Events)
	require.Equal(t, [2]string{" river"[:len(text)], " river"}, [2]string{text, thoughts})
	require.Equal(t, generation.Token{ID: begin, Logprob: -0.25, Top: []generation.TokenLogprob{{ID: begin,
		Text: "<seed:think>", Logprob: -0.25}},
		Time: record.Events[0].Token.Time}, record.Events[0].Token)
	stop, err := tokenize_text.TokenizeText(m, "ria", false, false)
	require.NoError(t, err)
	for i, token := range stop {
		require.Equal(t, i == len(stop)-1, told(nil, engine.Choice{Token: token}))
	}
}
