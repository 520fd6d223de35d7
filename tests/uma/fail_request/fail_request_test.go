package fail_request_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/tests/support/uma_read"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/fail_request"
)

func TestFailRequest(t *testing.T) {
	request := &uma.Request{Exchange: completion.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`), KeepOpen: true}
	s, _, client := uma_session.UMASession(t, request)
	fail_request.FailRequest(s, request, name_error.NameError(generation.ErrBusy, "full"))
	require.Equal(t, map[string]any{"id": "a", "event": "error", "code": "E_LIMIT_BUSY", "message": "full"},
		uma_read.UMARead(t, client))
	require.Nil(t, s.Exchange)
	require.True(t, s.Conn.Ending.Load(), "an error ends the connection")
	require.True(t, s.Mu.TryLock(), "the lock is free again")
}
