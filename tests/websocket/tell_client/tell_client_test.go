package tell_client_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/tests/support/websocket_connection"
	"rkllmd/websocket"
	"rkllmd/websocket/tell_client"
)

func TestTellClient(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := &websocket.Generation{Conn: c}
	text := tell_client.TellClient(g, completion.Init{Type: "init", RequestID: "a<b", Model: "toy"})
	require.JSONEq(t, `{"type": "init", "request_id": "a<b", "model": "toy"}`, string(text))
	require.Equal(t, text, c.Out[0].Text)
	require.Equal(t, len(text), c.Pending)
	g.Conn = nil
	require.Equal(t, text, tell_client.TellClient(g, completion.Init{Type: "init", RequestID: "a<b", Model: "toy"}))
	require.Len(t, c.Out, 1)
}
