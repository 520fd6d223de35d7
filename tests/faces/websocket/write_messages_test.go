package websocket_test

import (
	"fmt"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/end_connection"
	"rkllmd/faces/websocket/queue_message"
	"rkllmd/tests/faces/websocket_served"
	"rkllmd/tests/support/faces/websocket_closed"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_serve"
)

func TestWriteMessages(t *testing.T) {
	host, _, url := websocket_serve.WebsocketServe(t, nil, websocket.Options{})
	socket := websocket_dial.WebsocketDial(t, url)
	c := websocket_served.WebsocketServed(t, host)
	for i := range 100 {
		queue_message.QueueMessage(c, fmt.Appendf(nil, `{"i": %d}`, i), i%2 == 0)
	}
	end_connection.EndConnection(c, coder.StatusInternalError, "enough")
	queue_message.QueueMessage(c, []byte(`{"i": "too late"}`), false)
	for i := range 100 {
		require.EqualValues(t, i, websocket_hear.WebsocketHear(t, socket)["i"])
	}
	require.Equal(t, coder.StatusInternalError, websocket_closed.WebsocketClosed(t, socket))
}
