// Package websocket_served finds a connection that is served.
package websocket_served

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
)

// WebsocketServed waits until host serves a client, and returns its connection; of several, one.
func WebsocketServed(t testing.TB, host *websocket.Host) *websocket.Connection {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); ; time.Sleep(time.Millisecond) {
		host.Mu.Lock()
		for c := range host.Connections {
			host.Mu.Unlock()
			return c
		}
		host.Mu.Unlock()
		require.True(t, time.Now().Before(end), "nobody has connected")
	}
}
