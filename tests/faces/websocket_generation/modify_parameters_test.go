package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/modify_parameters"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
)

func TestModifyParameters(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := websocket_begin.WebsocketBegin(t, c,
		`{"type": "config", "prompt": "Hi", "parameters": {"temperature": 0.5, "top_k": 7}}`)
	hot, p, penalty, k := float32(0.9), float32(0.95), float32(1.2), int32(3)
	words, err := modify_parameters.ModifyParameters(g, stream.Parameters{Temperature: &hot, TopP: &p})
	require.NoError(t, err)
	require.Equal(t, "From the next token on: temperature 0.9, top_p 0.95.", words)
	require.Equal(t, []float32{0.9, 0.95, 7}, []float32{g.Run.Sampling.Temperature, g.Run.Sampling.TopP,
		float32(g.Run.Sampling.TopK)}, "what is not named stays")
	words, err = modify_parameters.ModifyParameters(g, stream.Parameters{TopK: &k, RepetitionPenalty: &penalty})
	require.NoError(t, err)
	require.Equal(t, "From the next token on: repetition_penalty 1.2, top_k 3.", words)
	require.Equal(t, []float32{0.9, 0.95, 1.2, 3}, []float32{g.Run.Sampling.Temperature, g.Run.Sampling.TopP,
		g.Run.Sampling.RepeatPenalty, float32(g.Run.Sampling.TopK)})
	require.Equal(t, []*float32{&hot, &p, &penalty}, []*float32{g.Config.Parameters.Temperature,
		g.Config.Parameters.TopP, g.Config.Parameters.RepetitionPenalty}, "regenerate uses them, too")

	words, err = modify_parameters.ModifyParameters(g, stream.Parameters{MinP: &hot, FrequencyPenalty: &penalty,
		PresencePenalty: &p})
	require.NoError(t, err)
	require.Equal(t, "From the next token on: min_p 0.9, frequency_penalty 1.2, presence_penalty 0.95.", words)
	require.Equal(t, []float32{hot, penalty, p}, []float32{g.Run.Sampling.MinP, g.Run.Sampling.FrequencyPenalty,
		g.Run.Sampling.PresencePenalty})

	deliver_done.DeliverDone(g.Run, generation.Event{Reason: generation.ReasonStop})
	_, err = modify_parameters.ModifyParameters(g, stream.Parameters{Temperature: &penalty})
	require.ErrorIs(t, err, generation.ErrNotFound)
	require.Equal(t, &hot, g.Config.Parameters.Temperature)

	early := &websocket.Generation{}
	_, err = modify_parameters.ModifyParameters(early, stream.Parameters{TopK: &k})
	require.NoError(t, err)
	require.True(t, early.Modified)
	require.EqualValues(t, 3, *early.Config.Parameters.TopK)
}
