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
	t.Run("who answers stays", func(t *testing.T) {
		// The time between pings is the time for an answer, too: a client on a busy machine may need more of it.
		answered := 0
		for ping := 250 * time.Millisecond; answered < 3 && ping < time.Minute; ping *= 2 {
			_, _, url := websocket_serve.WebsocketServe(t, nil, websocket.Options{Ping: ping})
			pings := make(chan struct{}, 100)
			socket, _, err := coder.Dial(context.Background(), url,
				&coder.DialOptions{OnPingReceived: websocket_pinged.WebsocketPinged(pings, true)})
			require.NoError(t, err)
			defer socket.CloseNow()
			closed := socket.CloseRead(context.Background()) // it reads, and so answers
			for answered = 0; answered < 3 && closed.Err() == nil; {
				select {
				case <-pings:
					answered++
				case <-closed.Done():
				}
			}
		}
		require.Equal(t, 3, answered)
	})
	t.Run("who reads, but does not answer pings, is cut off", func(t *testing.T) {
		host, told, url := websocket_serve.WebsocketServe(t, nil, websocket.Options{Ping: 100 * time.Millisecond})
		silent, _, err := coder.Dial(context.Background(), url,
			&coder.DialOptions{OnPingReceived: websocket_pinged.WebsocketPinged(make(chan struct{}, 100), false)})
		require.NoError(t, err)
		defer silent.CloseNow()
		require.EqualValues(t, -1, websocket_closed.WebsocketClosed(t, silent))
		// The client sees the end before the server has counted it.
		require.Eventually(t, func() bool {
			told.Mu.Lock()
			defer told.Mu.Unlock()
			return len(told.Clients) == 2
		}, 2*time.Minute, time.Millisecond)
		host.Mu.Lock()
		defer host.Mu.Unlock()
		require.Empty(t, host.Connections)
		require.Equal(t, []int{1, -1}, told.Clients)
	})
}
