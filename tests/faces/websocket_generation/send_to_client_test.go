package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/send_to_client"
	"rkllmd/tests/faces/websocket_connection"
)

func TestSendToClient(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := &websocket.Generation{Conn: c}
	text := send_to_client.SendToClient(g, stream.Init{Type: "init", RequestID: "a<b", Model: "toy"})
	require.JSONEq(t, `{"type": "init", "request_id": "a<b", "model": "toy"}`, string(text))
	require.Equal(t, text, c.Out[0].Text)
	require.Equal(t, len(text), c.Pending)
	g.Conn = nil
	require.Equal(t, text, send_to_client.SendToClient(g, stream.Init{Type: "init", RequestID: "a<b", Model: "toy"}))
	require.Len(t, c.Out, 1)
}
