package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/drop_generation"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
)

func TestDropGeneration(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
	drop_generation.DropGeneration(c.Host, nil)
	require.Len(t, c.Host.Generations, 1)
	drop_generation.DropGeneration(c.Host, g)
	drop_generation.DropGeneration(c.Host, g)
	require.Empty(t, c.Host.Generations)
	require.True(t, g.Forgotten)
	require.True(t, g.Stopped)
	require.Equal(t, []string{"render", "start", "abort"}, seen.Notes.Calls)
	drop_generation.DropGeneration(c.Host, &websocket.Generation{}) // it has not begun
}
