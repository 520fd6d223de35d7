package on_event_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/uma_read"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/on_event"
)

func TestOnEvent(t *testing.T) {
	request := &uma.Request{ID: "a", Sent: json.RawMessage(`"a"`), Stream: true}
	s, _, client := uma_session.UMASession(t, request)
	on_event.OnEvent(s, request)(nil, generation.Event{Kind: generation.EventDone, Reason: generation.ReasonStop})
	require.Equal(t, map[string]any{"id": "a", "event": "eos", "reason": "stop"}, uma_read.UMARead(t, client))
}
