package websocket_test

import (
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/end_connection"
	"rkllmd/faces/websocket/queue_message"
	"rkllmd/faces/websocket/take_message"
	"rkllmd/tests/faces/websocket_connection"
)

func TestTakeMessage(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	queue_message.QueueMessage(c, []byte("one"), false)
	queue_message.QueueMessage(c, []byte("again"), true)
	end_connection.EndConnection(c, coder.StatusGoingAway, "over")
	message, closing := take_message.TakeMessage(c)
	require.Equal(t, "one", string(message))
	require.Nil(t, closing)
	require.Equal(t, 3, c.Pending, "it is being sent")
	message, _ = take_message.TakeMessage(c)
	require.Equal(t, "again", string(message))
	require.Zero(t, c.Pending)
	message, closing = take_message.TakeMessage(c)
	require.Nil(t, message)
	require.Equal(t, &websocket.Closing{Code: coder.StatusGoingAway, Reason: "over"}, closing)

	t.Run("it waits for one", func(t *testing.T) {
		c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
		taken := make(chan string)
		go func() {
			message, _ := take_message.TakeMessage(c)
			taken <- string(message)
		}()
		queue_message.QueueMessage(c, []byte("late"), false)
		require.Equal(t, "late", <-taken)
	})
	t.Run("or for the end", func(t *testing.T) {
		c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
		go close(c.Done)
		message, closing := take_message.TakeMessage(c)
		require.Nil(t, message)
		require.Nil(t, closing)
	})
}
