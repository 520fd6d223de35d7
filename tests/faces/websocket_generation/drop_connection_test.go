package websocket_generation_test

import (
	"context"
	"io"
	"net"
	"testing"
	"time"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/drop_connection"
	"rkllmd/faces/websocket_generation/send_to_client"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_serve"
)

func TestDropConnection(t *testing.T) {
	_, _, url := websocket_serve.WebsocketServe(t, nil, websocket.Options{})
	for _, one := range []struct {
		name   string
		broken error
		calls  []string
		kept   int
	}{
		{"the client may come back", io.EOF, []string{"render", "start", "pause"}, 1},
		{"it goes away, and may come back", coder.CloseError{Code: coder.StatusGoingAway}, []string{"render", "start",
			"pause"}, 1},
		{"it has said goodbye", coder.CloseError{Code: coder.StatusNormalClosure}, []string{"render", "start", "abort"},
			0},
	} {
		t.Run(one.name, func(t *testing.T) {
			c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{Grace: time.Hour})
			g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
			send_to_client.SendToClient(g, stream.Status{})
			c.Socket, c.Broken = websocket_dial.WebsocketDial(t, url), one.broken
			drop_connection.DropConnection(c)
			require.Equal(t, one.calls, seen.Notes.Calls)
			require.Len(t, c.Host.Generations, one.kept)
			require.Empty(t, c.Host.Connections)
			require.True(t, c.Gone)
			require.Empty(t, c.Out)
			require.Equal(t, []int{1, -1}, seen.Told.Clients)
			<-c.Done
			require.False(t, c.Silence.Stop(), "it was stopped")
			require.ErrorIs(t, c.Socket.Write(context.Background(), coder.MessageText, nil), net.ErrClosed)
			c.Host.Serving.Wait()
		})
	}
	t.Run("nothing was begun", func(t *testing.T) {
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
		c.Socket, c.Broken = websocket_dial.WebsocketDial(t, url), io.EOF
		drop_connection.DropConnection(c)
		require.Empty(t, seen.Notes.Calls)
		require.Empty(t, c.Host.Connections)
	})
}
