package swarm_test

import (
	"bytes"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/handle_message"
	"rkllmd/generation"
	"rkllmd/tests/faces/stream_until_run"
	"rkllmd/tests/faces/swarm/swarm_require_error"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/faces/uma_deliver_and_wait"
	"rkllmd/tests/support/faces/swarm_read"
)

func TestHandleMessage(t *testing.T) {
	const ask = `{"type": "chat_start", "request_id": "a", "payload": {"prompt": "Hi"}}`
	t.Run("a chat, refused ones, an abort", func(t *testing.T) {
		s, _, _ := swarm_session.SwarmSession(t, nil)
		s.Conn.State = nil
		require.Equal(t, "before", string(handle_message.HandleMessage(s.Host, s.Conn, []byte(ask), []byte("before"))))
		s = s.Conn.State.(*swarm.Session)
		for _, c := range []struct {
			line, code string
			id         any
		}{
			{`{"type": "chat_start", "request_id": "b", "payload": {"prompt": "Hi"}}`, "MODEL_BUSY", "b"},
			{`{"type": "chat_start", "request_id": "b", "payload": {}}`, "BAD_MESSAGE", "b"},
			{`{"type": "abort", "request_id": "c", "payload": 7}`, "BAD_MESSAGE", "c"}, {`nonsense`, "BAD_MESSAGE", nil},
			{ask, "BAD_MESSAGE", "a"}, {`{"type": "chat_start", "request_id": "a"}`, "BAD_MESSAGE", "a"},
		} {
			reply := handle_message.HandleMessage(s.Host, s.Conn, []byte(c.line), nil)
			swarm_require_error.SwarmRequireError(t, swarm_read.SwarmRead(t, bytes.NewReader(reply)), c.code, c.id)
			require.False(t, s.Ended)
			require.Equal(t, "a", s.Exchange.ID, "it goes on")
		}
		for _, line := range []string{"", " \t\r", `{"type": "abort", "request_id": "a"}`} {
			require.Empty(t, handle_message.HandleMessage(s.Host, s.Conn, []byte(line), nil), "%q", line)
		}
		s.Mu.Lock()
		require.True(t, s.Exchange.Cancelled)
		s.Mu.Unlock()
	})
	t.Run("an abort that waits for the thread that delivers", func(t *testing.T) {
		for _, line := range []string{`{"type": "abort", "request_id": "a"}`, `{"version": 2}`} {
			s, _, _ := swarm_session.SwarmSession(t, nil)
			s.Host.Hub.Backend.Load().Abort = uma_deliver_and_wait.UMADeliverAndWait(generation.Token{ID: 7, Text: "x"})
			handle_message.HandleMessage(s.Host, s.Conn, []byte(ask), nil)
			stream_until_run.StreamUntilRun(t, s)
			reply := handle_message.HandleMessage(s.Host, s.Conn, []byte(line), nil)
			require.Equal(t, s.Ended, len(reply) > 0)
		}
	})
	t.Run("another version ends the connection", func(t *testing.T) {
		s, _, _ := swarm_session.SwarmSession(t, &swarm.Chat{Exchange: stream.Exchange{ID: "a"}})
		reply := handle_message.HandleMessage(s.Host, s.Conn,
			[]byte(`{"version": 2, "type": "greet", "request_id": "g"}`), nil)
		require.Equal(t, map[string]any{"type": "error", "request_id": "g", "payload": map[string]any{
			"code": "UNSUPPORTED_VERSION", "message": `"version" is 2; this host speaks version 1`}},
			swarm_read.SwarmRead(t, bytes.NewReader(reply)))
		require.True(t, s.Conn.Ending.Load())
		require.Nil(t, s.Exchange)
		require.Zero(t, s.Conn.Owed.Load())
		require.Empty(t, handle_message.HandleMessage(s.Host, s.Conn, []byte(ask), nil),
			"nothing is answered behind the end")
	})
	t.Run("an error is logged and not answered", func(t *testing.T) {
		var log bytes.Buffer
		defer slog.SetDefault(slog.Default())
		slog.SetDefault(slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})))
		s, _, _ := swarm_session.SwarmSession(t, nil)
		require.Empty(t, handle_message.HandleMessage(s.Host, s.Conn,
			[]byte(`{"type": "error", "payload": {"code": "NEW_CODE", "message": "why\nlevel=ERROR"}}`), nil))
		require.Contains(t, log.String(), "NEW_CODE")
		require.Contains(t, log.String(), `why\nlevel=ERROR`, "on one line")
	})
}
