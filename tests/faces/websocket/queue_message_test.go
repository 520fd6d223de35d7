package websocket_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/queue_message"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_served"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_serve"
)

func TestQueueMessage(t *testing.T) {
	ten := []byte(`"23456789"`)
	t.Run("in order, and the writer is woken", func(t *testing.T) {
		c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
		queue_message.QueueMessage(c, []byte("1"), false)
		queue_message.QueueMessage(c, []byte("22"), true)
		require.Equal(t, []websocket.Outgoing{{Text: []byte("1"), Counts: 1}, {Text: []byte("22")}}, c.Out)
		require.Equal(t, 1, c.Pending)
		require.Len(t, c.Wake, 1)
	})
	t.Run("up to the limit, free ones beside it, a single one above it", func(t *testing.T) {
		c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{MaxPendingBytes: 20})
		for range 2 {
			queue_message.QueueMessage(c, ten, false)
		}
		queue_message.QueueMessage(c, make([]byte, 100), true)
		require.Len(t, c.Out, 3)
		c, _ = websocket_connection.WebsocketConnection(t, websocket.Options{MaxPendingBytes: 20})
		queue_message.QueueMessage(c, make([]byte, 100), false)
		require.Len(t, c.Out, 1)
	})
	t.Run("above it the client is cut off", func(t *testing.T) {
		host, _, url := websocket_serve.WebsocketServe(t, nil, websocket.Options{})
		c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{MaxPendingBytes: 20})
		c.Socket = websocket_dial.WebsocketDial(t, url)
		other := websocket_served.WebsocketServed(t, host)
		for range 3 {
			require.False(t, c.Gone)
			queue_message.QueueMessage(c, ten, false)
		}
		require.True(t, c.Gone)
		require.Empty(t, c.Out)
		<-other.Done // without a goodbye, which would wait behind the rest
	})
	t.Run("nothing behind the end", func(t *testing.T) {
		for _, c := range []*websocket.Connection{{Gone: true}, {Ending: &websocket.Closing{}}} {
			c.Host = &websocket.Host{}
			queue_message.QueueMessage(c, ten, false)
			require.Empty(t, c.Out)
		}
	})
}
