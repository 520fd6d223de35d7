package websocket_test

import (
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/end_connection"
	"rkllmd/tests/faces/websocket_connection"
)

func TestEndConnection(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	end_connection.EndConnection(c, coder.StatusPolicyViolation, "why")
	end_connection.EndConnection(c, coder.StatusGoingAway, "another reason")
	require.Equal(t, &websocket.Closing{Code: coder.StatusPolicyViolation, Reason: "why"}, c.Ending,
		"the first one counts")
	require.Len(t, c.Wake, 1)
	c.Gone, c.Ending = true, nil
	end_connection.EndConnection(c, coder.StatusGoingAway, "too late")
	require.Nil(t, c.Ending)
}
