package acknowledge_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/websocket_connection"
	"rkllmd/tests/support/websocket_sent"
	"rkllmd/websocket"
	"rkllmd/websocket/acknowledge"
)

func TestAcknowledge(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	acknowledge.Acknowledge(&websocket.Generation{ID: "gen_1", Conn: c}, "modify", "It is done.")
	require.Equal(t, map[string]any{"type": "status", "request_id": "gen_1", "operation": "modify", "progress": 100.0, "message": "It is done."}, websocket_sent.WebsocketSent(t, c)[0])
	acknowledge.Acknowledge(&websocket.Generation{}, "modify", "To nobody.")
}
