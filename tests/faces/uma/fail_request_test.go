package uma_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/fail_request"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/tests/faces/uma_session"
	"rkllmd/tests/support/faces/uma_read"
)

func TestFailRequest(t *testing.T) {
	request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`), KeepOpen: true}
	s, _, client := uma_session.UMASession(t, request)
	fail_request.FailRequest(s, request, name_error.NameError(generation.ErrBusy, "full"))
	require.Equal(t, map[string]any{"id": "a", "event": "error", "code": "E_LIMIT_BUSY", "message": "full"},
		uma_read.UMARead(t, client))
	require.Nil(t, s.Exchange)
	require.True(t, s.Conn.Ending.Load(), "an error ends the connection")
	require.True(t, s.Mu.TryLock(), "the lock is free again")
}
