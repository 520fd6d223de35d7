package uma_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/uma"
	"rkllmd/faces/uma/send_event"
	"rkllmd/tests/faces/uma_session"
	"rkllmd/tests/support/faces/uma_read"
)

func TestSendEvent(t *testing.T) {
	s, _, client := uma_session.UMASession(t, nil)
	id := json.RawMessage(`"a"`)
	send_event.SendEvent(s, uma.Event{ID: id, Event: uma.EventEOS, Reason: uma.ReasonStop})
	require.Equal(t, map[string]any{"id": "a", "event": "eos", "reason": "stop"}, uma_read.UMARead(t, client))
	s.Conn.Gone = true
	send_event.SendEvent(s, uma.Event{ID: id, Event: uma.EventEOS})
	require.Empty(t, s.Conn.Out.Data, "nothing waits for a client that is gone")
}
