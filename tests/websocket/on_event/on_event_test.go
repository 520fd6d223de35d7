package on_event_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/tests/support/websocket_connection"
	"rkllmd/websocket"
	"rkllmd/websocket/on_event"
)

func TestOnEvent(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := &websocket.Generation{Host: c.Host, Conn: c, Answer: &completion.Answer{}}
	on_event.OnEvent(g)(&generation.Run{Backend: seen.Backend}, generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: 1, Text: "x"}})
	require.Len(t, g.Tokens, 1)
	require.Len(t, seen.Told.Events, 1)
	require.Contains(t, string(c.Out[0].Text), `"type":"init"`, "init goes first, also where events come before the run is known")
}
