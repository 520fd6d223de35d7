package send_error_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/tests/support/websocket_connection"
	"rkllmd/websocket"
	"rkllmd/websocket/send_error"
)

func TestSendError(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	send_error.SendError(c, completion.Error{Type: "error", Error: completion.ErrorRateLimited, Message: "<wait>", Recoverable: true, RecoveryAction: "retry", RetryAfter: 2.5})
	require.Equal(t, `{"type":"error","error":"rate_limited","message":"<wait>","recoverable":true,"recovery_action":"retry","retry_after_seconds":2.5}`, string(c.Out[0].Text))
	require.Equal(t, []string{"rate_limited"}, seen.Told.Errors)
}
