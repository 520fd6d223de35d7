package websocket_test

import (
	"context"
	"testing"
	"time"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/tests/faces/websocket/websocket_pinged"
	"rkllmd/tests/support/faces/websocket_closed"
	"rkllmd/tests/support/faces/websocket_serve"
)

func TestPingClient(t *testing.T) {
	// Half a second is the time for an answer, too: a client on a busy machine must be able to keep it.
	host, told, url := websocket_serve.WebsocketServe(t, nil, websocket.Options{Ping: time.Second / 2})
	pings := make(chan struct{}, 100)
	answers := &coder.DialOptions{OnPingReceived: websocket_pinged.WebsocketPinged(pings, true)}
	socket, _, err := coder.Dial(context.Background(), url, answers)
	require.NoError(t, err)
	defer socket.CloseNow()
	socket.CloseRead(context.Background()) // it reads, and so answers
	for range 3 {
		<-pings
	}
	silent, _, err := coder.Dial(context.Background(), url,
		&coder.DialOptions{OnPingReceived: websocket_pinged.WebsocketPinged(make(chan struct{}, 100), false)})
	require.NoError(t, err)
	defer silent.CloseNow()
	require.EqualValues(t, -1, websocket_closed.WebsocketClosed(t, silent), "it reads, but does not answer pings")
	<-pings
	// The client sees the end before the server has counted it.
	require.Eventually(t, func() bool {
		told.Mu.Lock()
		defer told.Mu.Unlock()
		return len(told.Clients) == 3
	}, 2*time.Minute, time.Millisecond)
	host.Mu.Lock()
	connections := len(host.Connections)
	host.Mu.Unlock()
	require.Equal(t, 1, connections)
	told.Mu.Lock()
	defer told.Mu.Unlock()
	require.Equal(t, []int{1, 1, -1}, told.Clients)
}
