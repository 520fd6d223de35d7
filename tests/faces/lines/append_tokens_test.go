package lines_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/append_tokens"
	"rkllmd/generation"
	"rkllmd/generation/session/create_session"
	"rkllmd/tests/faces/lines/lines_host"
)

func TestAppendTokens(t *testing.T) {
	host, _ := lines_host.LinesHost(t, engine.PoolOptions{})
	session, err := create_session.CreateSession(host.Sessions, "", nil)
	require.NoError(t, err)
	text := "Hello"
	length, err := append_tokens.AppendTokens(host, lines.Line{Tokens: []int32{5, 6, 7}}, session)
	require.NoError(t, err)
	require.Equal(t, 3, length)
	length, err = append_tokens.AppendTokens(host, lines.Line{Text: &text}, session)
	require.NoError(t, err)
	require.Greater(t, length, 3)
	for _, line := range []lines.Line{{}, {Text: &text, Tokens: []int32{1}}} {
		_, err = append_tokens.AppendTokens(host, line, session)
		require.EqualError(t, err, `"append_session" needs one of the members "text" and "tokens"`)
	}
	_, err = append_tokens.AppendTokens(host, lines.Line{Tokens: []int32{-1}}, session)
	require.ErrorIs(t, err, generation.ErrInvalid)
	host.Backend.Tokenize = nil
	_, err = append_tokens.AppendTokens(host, lines.Line{Text: &text}, session)
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.Len(t, session.Tokens, length, "what is refused is not appended")
}
