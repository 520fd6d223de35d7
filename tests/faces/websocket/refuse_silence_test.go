package websocket_test

import (
	"testing"
	"time"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/refuse_silence"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/support/faces/websocket_closed"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_serve"
)

func TestRefuseSilence(t *testing.T) {
	_, _, url := websocket_serve.WebsocketServe(t, nil, websocket.Options{First: 20 * time.Millisecond})
	require.Equal(t, coder.StatusPolicyViolation, websocket_closed.WebsocketClosed(t, websocket_dial.WebsocketDial(t,
		url)))

	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	late := refuse_silence.RefuseSilence(c)
	require.Nil(t, c.Ending)
	late()
	require.Equal(t, "no config message has come", c.Ending.Reason)
}
