package websocket_generation_test

import (
	"testing"
	"time"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/stop_connections"
	"rkllmd/tests/support/faces/websocket_closed"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_serve"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestStopConnections(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	host, _, url := websocket_serve.WebsocketServe(t, b, websocket.Options{Grace: time.Hour})
	sockets := []*coder.Conn{}
	for range 2 {
		socket := websocket_dial.WebsocketDial(t, url)
		websocket_say.WebsocketSay(t, socket, `{"type": "config", "prompt": "Hi"}`)
		websocket_until.WebsocketUntil(t, socket, "init")
		sockets = append(sockets, socket)
	}
	sockets[0].CloseNow() // this one's generation is parked
	require.Eventually(t, func() bool { host.Mu.Lock(); defer host.Mu.Unlock(); return len(host.Connections) == 1 },
		2*time.Minute, time.Millisecond)
	stopped := make(chan struct{})
	go func() {
		stop_connections.StopConnections(host)
		close(stopped)
	}()
	require.Equal(t, coder.StatusGoingAway, websocket_closed.WebsocketClosed(t, sockets[1]))
	<-stopped
	require.Empty(t, host.Generations)
	require.Empty(t, host.Connections)
	for _, run := range notes.Runs {
		require.True(t, run.Aborted)
	}
}
