package forget_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/websocket_begin"
	"rkllmd/tests/support/websocket_connection"
	"rkllmd/websocket"
	"rkllmd/websocket/forget_generation"
)

func TestForgetGeneration(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
	forget_generation.ForgetGeneration(c.Host, nil)
	require.Len(t, c.Host.Generations, 1)
	forget_generation.ForgetGeneration(c.Host, g)
	forget_generation.ForgetGeneration(c.Host, g)
	require.Empty(t, c.Host.Generations)
	require.True(t, g.Forgotten)
	require.True(t, g.Stopped)
	require.Equal(t, []string{"render", "start", "abort"}, seen.Notes.Calls)
	forget_generation.ForgetGeneration(c.Host, &websocket.Generation{}) // it has not begun
}
