// Package websocket_closed waits for the end of a connection.
package websocket_closed

import (
	"context"
	"testing"
	"time"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"
)

// WebsocketClosed reads, and passes over, messages until the server closes the connection, and returns the code; -1:
// there was none. It waits for two minutes at most.
func WebsocketClosed(t testing.TB, socket *coder.Conn) coder.StatusCode {
	t.Helper()
	limit, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	for {
		if _, _, err := socket.Read(limit); err != nil {
			require.NoError(t, limit.Err())
			return coder.CloseStatus(err)
		}
	}
}
