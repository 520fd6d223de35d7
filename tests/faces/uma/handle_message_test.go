package uma_test

import (
	"bufio"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/handle_message"
	"rkllmd/generation"
	"rkllmd/tests/faces/stream_until_run"
	"rkllmd/tests/faces/uma_deliver_and_wait"
	"rkllmd/tests/faces/uma_session"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/utils"
)

func TestHandleMessage(t *testing.T) {
	const ask = `{"id": "a", "prompt": "Hi", "metadata": {"k": 1}}`
	t.Run("a request, and a second one", func(t *testing.T) {
		s, notes, client := uma_session.UMASession(t, nil)
		require.Empty(t, handle_message.HandleMessage(s.Host, s.Conn, []byte(ask), nil))
		require.EqualValues(t, 1, s.Conn.Owed.Load())
		require.EqualValues(t, 1, s.Host.Active.Load())
		second := []byte(`{"id": "b", "prompt": "Hi", "metadata": {"k": 2}}`)
		require.Empty(t, handle_message.HandleMessage(s.Host, s.Conn, second, nil))
		event := uma_read.UMARead(t, client)
		require.Equal(t, []any{"b", "error", "E_LIMIT_BUSY", map[string]any{"k": 2.0}}, []any{event["id"],
			event["event"], event["code"], event["metadata"]})
		require.False(t, s.Conn.Ending.Load(), "the first one goes on")
		require.Equal(t, "a", s.Exchange.ID)
		stream_until_run.StreamUntilRun(t, s)
		require.Empty(t, handle_message.HandleMessage(s.Host, s.Conn, []byte(`{"event": "cancel", "id": "a"}`), nil))
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
		handle_message.HandleMessage(s.Host, s.Conn, []byte(`{"type": "metrics"}`), nil)
		require.EqualValues(t, 1, uma_read.UMARead(t, client)["active_sessions"])
		require.False(t, s.Conn.Ending.Load(), "the request goes on")
	})
	t.Run("metrics", func(t *testing.T) {
		s, _, client := uma_session.UMASession(t, nil)
		s.Conn.State = nil
		handle_message.HandleMessage(s.Host, s.Conn, []byte(`{"type": "metrics"}`), nil)
		require.Equal(t, "metrics", uma_read.UMARead(t, client)["event"])
		require.True(t, s.Conn.Ending.Load())
		handle_message.HandleMessage(s.Host, s.Conn, []byte(ask), nil)
		require.Zero(t, s.Host.Requests.Load(), "nothing is answered behind the end")
	})
	t.Run("a fault ends what is in progress", func(t *testing.T) {
		running := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`)}
		s, _, client := uma_session.UMASession(t, running)
		handle_message.HandleMessage(s.Host, s.Conn, []byte(`{"id": "b"}`), nil)
		event := uma_read.UMARead(t, client)
		require.Equal(t, []any{"b", "error", "E_PROTO_BAD_REQUEST"}, []any{event["id"], event["event"], event["code"]})
		require.True(t, s.Conn.Ending.Load())
		require.Nil(t, s.Exchange)
		require.Zero(t, s.Conn.Owed.Load())
	})
	t.Run("an abort that waits for the thread that delivers", func(t *testing.T) {
		for _, message := range []string{`{"event": "cancel", "id": "a"}`, `{}`} {
			s, _, client := uma_session.UMASession(t, nil)
			s.Host.Hub.Backend.Load().Abort = uma_deliver_and_wait.UMADeliverAndWait(generation.Token{ID: 7, Text: "x"})
			handle_message.HandleMessage(s.Host, s.Conn, []byte(ask), nil)
			stream_until_run.StreamUntilRun(t, s)
			handle_message.HandleMessage(s.Host, s.Conn, []byte(message), nil)
			want := map[bool]string{true: "error", false: "token"}[s.Ended]
			require.Equal(t, want, uma_read.UMARead(t, client)["event"])
		}
	})
	t.Run("newline mode", func(t *testing.T) {
		s, _, client := uma_session.UMASession(t, nil)
		s.Conn.Frames.Framing = utils.FramingLine
		handle_message.HandleMessage(s.Host, s.Conn, []byte("Hi"), nil)
		handle_message.HandleMessage(s.Host, s.Conn, []byte("Hi"), nil)
		line, err := bufio.NewReader(client).ReadString('\n')
		require.NoError(t, err)
		require.Equal(t, "error E_LIMIT_BUSY: the line before is still being answered: wait for the end of that "+
			"answer, or use another connection\n", line)
	})
}
