// Package websocket_sent reads what is queued for a client.
package websocket_sent

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
)

// WebsocketSent takes the messages out of the queue of c and returns them.
func WebsocketSent(t testing.TB, c *websocket.Connection) (messages []map[string]any) {
	t.Helper()
	c.Mu.Lock()
	defer c.Mu.Unlock()
	for _, out := range c.Out {
		var message map[string]any
		require.NoError(t, json.Unmarshal(out.Text, &message), string(out.Text))
		messages = append(messages, message)
	}
	c.Out, c.Pending = nil, 0
	return messages
}
