package websocket_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/send_error"
	"rkllmd/tests/faces/websocket_connection"
)

func TestSendError(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	send_error.SendError(c, stream.Error{Type: "error", Error: stream.ErrorRateLimited, Message: "<wait>",
		Recoverable: true, RecoveryAction: "retry", RetryAfter: 2.5})
	require.Equal(t, `{"type":"error","error":"rate_limited","message":"<wait>","recoverable":true,"recovery_action":"retry","retry_after_seconds":2.5}`, string(c.Out[0].Text))
	require.Equal(t, []string{"rate_limited"}, seen.Told.Errors)
}
