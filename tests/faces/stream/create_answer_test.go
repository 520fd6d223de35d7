package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/create_answer"
)

func TestCreateAnswer(t *testing.T) {
	text := "Once"
	answer := create_answer.CreateAnswer(stream.Input{Prompt: &text}, stream.Options{EchoPrompt: true})
	require.Equal(t, "Once", string(answer.Text))
	require.Regexp(t, "^gen_", answer.ID)
	require.Equal(t, answer.Started, answer.Last)
	require.False(t, answer.Started.IsZero())
	require.Empty(t, create_answer.CreateAnswer(stream.Input{Prompt: &text}, stream.Options{}).Text)
	require.Empty(t, create_answer.CreateAnswer(stream.Input{},
		stream.Options{EchoPrompt: true}).Text)
}
