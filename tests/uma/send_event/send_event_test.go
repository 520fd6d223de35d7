package send_event_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/uma_read"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/send_event"
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
