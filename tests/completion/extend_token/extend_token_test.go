package extend_token_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/extend_token"
	"rkllmd/generation"
)

func TestExtendToken(t *testing.T) {
	so := "Hi a"
	answer := &completion.Answer{Text: []byte("Hi a"), Thinking: []byte("hm"), Waiting: &completion.Token{Token: " a", GeneratedText: &so}}
	extend_token.ExtendToken(answer, generation.Token{ID: -1, Text: "\ufffd"})
	require.Equal(t, " a\ufffd", answer.Waiting.Token)
	require.Equal(t, "Hi a\ufffd", *answer.Waiting.GeneratedText)
	require.Equal(t, "Hi a\ufffd", string(answer.Text))
	answer.Waiting.GeneratedText = nil
	extend_token.ExtendToken(answer, generation.Token{ID: -1, Thinking: "m"})
	require.Equal(t, "m", answer.Waiting.Thinking)
	require.Equal(t, "hmm", string(answer.Thinking))
	require.Nil(t, answer.Waiting.GeneratedText, "it is too long to be told with each token")
}
