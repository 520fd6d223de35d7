package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/append_rest"
	"rkllmd/generation"
)

func TestAppendRest(t *testing.T) {
	so := "Hi a"
	answer := &stream.Answer{Text: []byte("Hi a"), Thinking: []byte("hm"), Waiting: &stream.Token{Token: " a",
		GeneratedText: &so}}
	append_rest.AppendRest(answer, generation.Token{ID: -1, Text: "\ufffd"})
	require.Equal(t, " a\ufffd", answer.Waiting.Token)
	require.Equal(t, "Hi a\ufffd", *answer.Waiting.GeneratedText)
	require.Equal(t, "Hi a\ufffd", string(answer.Text))
	answer.Waiting.GeneratedText = nil
	append_rest.AppendRest(answer, generation.Token{ID: -1, Thinking: "m"})
	require.Equal(t, "m", answer.Waiting.Thinking)
	require.Equal(t, "hmm", string(answer.Thinking))
	require.Nil(t, answer.Waiting.GeneratedText, "it is too long to be told with each token")
}
