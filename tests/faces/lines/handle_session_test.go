package lines_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/generation"
	"rkllmd/generation/session/create_session"
	"rkllmd/tests/faces/lines/lines_answers"
	"rkllmd/tests/faces/lines/lines_change"
	"rkllmd/tests/faces/lines/lines_host"
)

func TestHandleSession(t *testing.T) {
	host, output := lines_host.LinesHost(t, engine.PoolOptions{})
	session, err := create_session.CreateSession(host.Sessions, "", nil)
	require.NoError(t, err)
	text := "Hello"
	require.NoError(t, lines_change.LinesChange(host, session, lines.Line{Op: lines.OpAppendSession, Tokens: []int32{5,
		6, 7}}))
	require.NoError(t, lines_change.LinesChange(host, session, lines.Line{Op: lines.OpAppendSession, Text: &text}))
	answers := lines_answers.LinesAnswers(t, host, output, "1")
	require.EqualValues(t, 3, answers[0]["length"])
	require.Greater(t, answers[1]["length"], answers[0]["length"])
	require.EqualError(t, lines_change.LinesChange(host, session, lines.Line{Op: lines.OpAppendSession}),
		`"append_session" needs one of the members "text" and "tokens"`)
	require.EqualError(t, lines_change.LinesChange(host, session, lines.Line{Op: lines.OpAppendSession, Text: &text,
		Tokens: []int32{1}}), `"append_session" needs one of the members "text" and "tokens"`)
	require.ErrorIs(t, lines_change.LinesChange(host, session, lines.Line{Op: lines.OpAppendSession,
		Tokens: []int32{-1}}), generation.ErrInvalid)
	require.Error(t, lines_change.LinesChange(host, session, lines.Line{Op: lines.OpSaveSession, Path: t.TempDir() +
		"/no/where"}))
	require.NoError(t, lines_change.LinesChange(host, session, lines.Line{Op: lines.OpSaveSession, Path: t.TempDir() +
		"/here"}))
	require.NoError(t, lines_change.LinesChange(host, session, lines.Line{Op: lines.OpCloseSession}))
	answers = lines_answers.LinesAnswers(t, host, output, "1")
	require.Equal(t, "save_session", answers[0]["event"])
	require.Equal(t, "close_session", answers[1]["event"])
	require.Equal(t, answers[0]["length"], answers[1]["length"])
	require.ErrorIs(t, lines_change.LinesChange(host, session, lines.Line{Op: lines.OpCloseSession}),
		generation.ErrNotFound)
}
