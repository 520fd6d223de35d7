package lines_test

import (
	"context"
	"encoding/json"
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/open_session"
	"rkllmd/faces/lines/serve_lines"
	"rkllmd/generation"
	kept "rkllmd/generation/session"
	"rkllmd/tests/faces/lines/lines_answers"
	"rkllmd/tests/faces/lines/lines_ask"
	"rkllmd/tests/faces/lines/lines_host"
)

func TestOpenSession(t *testing.T) {
	host, output := lines_host.LinesHost(t, engine.PoolOptions{})
	require.NoError(t, open_session.OpenSession(host, lines.Line{ID: json.RawMessage("1"), Op: lines.OpCreateSession,
		Label: "mine", EndTokens: []int32{2}}))
	answer := lines_answers.LinesAnswers(t, host, output, "1")[0]
	session := host.Sessions.ByID[answer["session"].(string)]
	require.Equal(t, "mine", session.Label)
	require.Equal(t, []int32{2}, session.EndTokens)
	require.NoError(t, open_session.OpenSession(host, lines.Line{ID: json.RawMessage("2"), Op: lines.OpForkSession,
		Session: session.ID}))
	require.NotEqual(t, session.ID, lines_answers.LinesAnswers(t, host, output, "2")[0]["session"])
	require.ErrorIs(t, open_session.OpenSession(host, lines.Line{Op: lines.OpForkSession, Session: "x"}),
		generation.ErrNotFound)
	require.Error(t, open_session.OpenSession(host, lines.Line{Op: lines.OpRestoreSession, Path: t.TempDir() +
		"/none"}))
	require.Error(t, open_session.OpenSession(host, lines.Line{Op: lines.OpCreateSession, EndTokens: []int32{-5}}))
	require.Len(t, host.Sessions.ByID, 2)
	t.Run("a session stays, however many there are", func(t *testing.T) {
		input, asked := io.Pipe()
		answers, output := io.Pipe()
		ended := make(chan error, 1)
		go func() { ended <- serve_lines.ServeLines(host.Backend, input, output, context.Background()) }()
		read := json.NewDecoder(answers)
		first := lines_ask.LinesAsk(t, asked, read, `{"id": 1, "op": "create_session"}`)
		for range kept.DefaultSessionLimit {
			lines_ask.LinesAsk(t, asked, read, `{"id": 2, "op": "create_session"}`)
		}
		again := lines_ask.LinesAsk(t, asked, read, `{"id": 3, "op": "append_session", "session": %q, "tokens": [1]}`,
			first["session"])
		require.Equal(t, "append_session", again["event"], "the first one is there still")
		require.NoError(t, asked.Close())
		require.NoError(t, <-ended)
	})
}
