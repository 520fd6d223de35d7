// Package websocket_begin begins a generation on a connection.
package websocket_begin

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/parse_config"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/create_generation"
	"rkllmd/faces/websocket_generation/start_answer"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

// WebsocketBegin begins the generation that config asks for, whose events the test delivers, and takes its init message
// out of the queue.
func WebsocketBegin(t testing.TB, c *websocket.Connection, config string) *websocket.Generation {
	t.Helper()
	parsed, err := parse_config.ParseConfig([]byte(config))
	require.NoError(t, err)
	c.Generation = create_generation.CreateGeneration(c, parsed, nil)
	start_answer.StartAnswer(c.Generation)
	sent := websocket_sent.WebsocketSent(t, c)
	require.Len(t, sent, 1, "%v", sent)
	require.Equal(t, "init", sent[0]["type"])
	return c.Generation
}
