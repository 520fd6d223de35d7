// Package websocket_hear reads a message as a client.
package websocket_hear

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"
)

// WebsocketHear reads the next message. It waits for two minutes at most.
func WebsocketHear(t testing.TB, socket *coder.Conn) (message map[string]any) {
	t.Helper()
	limit, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	kind, text, err := socket.Read(limit)
	require.NoError(t, err)
	require.Equal(t, coder.MessageText, kind)
	require.NoError(t, json.Unmarshal(text, &message))
	return message
}
