package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/send_status"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestSendStatus(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	send_status.SendStatus(&websocket.Generation{ID: "gen_1", Conn: c}, "modify", "It is done.")
	require.Equal(t, map[string]any{"type": "status", "request_id": "gen_1", "operation": "modify", "progress": 100.0,
		"message": "It is done."}, websocket_sent.WebsocketSent(t, c)[0])
	send_status.SendStatus(&websocket.Generation{}, "modify", "To nobody.")
}
