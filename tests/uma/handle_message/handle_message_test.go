package handle_message_test

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/uma_read"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/handle_message"
	"rkllmd/utils"
)

func TestHandleMessage(t *testing.T) {
	const ask = `{"id": "a", "prompt": "Hi", "metadata": {"k": 1}}`
	t.Run("a request, and a second one", func(t *testing.T) {
		s, notes, _ := uma_session.UMASession(t, nil)
		require.Empty(t, handle_message.HandleMessage(s.Host, s.Conn, []byte(ask), nil))
		require.EqualValues(t, 1, s.Conn.Owed.Load())
		require.EqualValues(t, 1, s.Host.Active.Load())
		reply := handle_message.HandleMessage(s.Host, s.Conn, []byte(`{"id": "b", "prompt": "Hi", "metadata": {"k": 2}}`), nil)
		event := uma_read.UMARead(t, bytes.NewReader(reply))
		require.Equal(t, []any{"b", "error", "E_LIMIT_BUSY", map[string]any{"k": 2.0}}, []any{event["id"], event["event"], event["code"], event["metadata"]})
		require.False(t, s.Conn.Ending.Load(), "the first one goes on")
		require.Equal(t, "a", s.Request.ID)
		require.Eventually(t, func() bool { s.Mu.Lock(); defer s.Mu.Unlock(); return s.Request.Run != nil }, 10*time.Second, time.Millisecond)
		require.Empty(t, handle_message.HandleMessage(s.Host, s.Conn, []byte(`{"event": "cancel", "id": "a"}`), nil))
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
		reply = handle_message.HandleMessage(s.Host, s.Conn, []byte(`{"type": "metrics"}`), nil)
		require.EqualValues(t, 1, uma_read.UMARead(t, bytes.NewReader(reply))["active_sessions"])
		require.False(t, s.Conn.Ending.Load(), "the request goes on")
	})
	t.Run("metrics", func(t *testing.T) {
		s, _, _ := uma_session.UMASession(t, nil)
		s.Conn.State = nil
		require.Contains(t, string(handle_message.HandleMessage(s.Host, s.Conn, []byte(`{"type": "metrics"}`), nil)), `"event":"metrics"`)
		require.True(t, s.Conn.Ending.Load())
		require.Empty(t, handle_message.HandleMessage(s.Host, s.Conn, []byte(ask), nil), "nothing is answered behind the end")
	})
	t.Run("a fault ends what is in progress", func(t *testing.T) {
		s, _, _ := uma_session.UMASession(t, &uma.Request{ID: "a"})
		reply := handle_message.HandleMessage(s.Host, s.Conn, []byte(`{"id": "b"}`), nil)
		event := uma_read.UMARead(t, bytes.NewReader(reply))
		require.Equal(t, []any{"b", "error", "E_PROTO_BAD_REQUEST"}, []any{event["id"], event["event"], event["code"]})
		require.True(t, s.Conn.Ending.Load())
		require.Nil(t, s.Request)
		require.Zero(t, s.Conn.Owed.Load())
	})
	t.Run("newline mode", func(t *testing.T) {
		s, _, _ := uma_session.UMASession(t, nil)
		s.Conn.Frames.Framing = utils.FramingLine
		require.Empty(t, handle_message.HandleMessage(s.Host, s.Conn, []byte("Hi"), nil))
		require.Regexp(t, "^error E_LIMIT_BUSY: .*\n$", string(handle_message.HandleMessage(s.Host, s.Conn, []byte("Hi"), nil)))
	})
}
