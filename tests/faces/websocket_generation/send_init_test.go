package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/send_init"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestSendInit(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := &websocket.Generation{Conn: c, ID: "gen_1"}
	send_init.SendInit(g, seen.Backend)
	send_init.SendInit(g, seen.Backend)
	sent := websocket_sent.WebsocketSent(t, c)
	require.Len(t, sent, 1)
	require.Equal(t, []any{"init", "gen_1", "toy"}, []any{sent[0]["type"], sent[0]["request_id"], sent[0]["model"]})
	require.EqualValues(t, 64, sent[0]["model_info"].(map[string]any)["max_tokens"])
	require.Equal(t, "toy", g.Model)
}
