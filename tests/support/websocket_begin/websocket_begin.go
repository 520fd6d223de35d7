// Package websocket_begin begins a generation on a connection.
package websocket_begin

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion/parse_config"
	"rkllmd/tests/support/websocket_sent"
	"rkllmd/websocket"
	"rkllmd/websocket/begin_generation"
	"rkllmd/websocket/create_generation"
)

// WebsocketBegin begins the generation that config asks for, whose events the test delivers, and takes its init message out of the queue.
func WebsocketBegin(t testing.TB, c *websocket.Connection, config string) *websocket.Generation {
	t.Helper()
	parsed, err := parse_config.ParseConfig([]byte(config))
	require.NoError(t, err)
	c.Generation = create_generation.CreateGeneration(c, parsed, nil)
	begin_generation.BeginGeneration(c.Generation)
	sent := websocket_sent.WebsocketSent(t, c)
	require.Len(t, sent, 1, "%v", sent)
	require.Equal(t, "init", sent[0]["type"])
	return c.Generation
}
