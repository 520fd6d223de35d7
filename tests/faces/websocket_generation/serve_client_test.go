package websocket_generation_test

import (
	"context"
	"net/http"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/stop_connections"
	"rkllmd/tests/support/faces/websocket_closed"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_serve"
)

func TestServeClient(t *testing.T) {
	host, told, url := websocket_serve.WebsocketServe(t, nil, websocket.Options{})
	// who may ask was checked before (check_request)
	for _, origin := range []string{"", "http" + url[len("ws"):], "https://other.example"} {
		socket, _, err := coder.Dial(context.Background(), url, &coder.DialOptions{HTTPHeader: http.Header{
			"Origin": {origin}}, Subprotocols: []string{websocket.Protocol, "bearer.x"}})
		require.NoError(t, err, origin)
		require.Equal(t, websocket.Protocol, socket.Subprotocol())
		socket.Close(coder.StatusNormalClosure, "")
	}
	response, err := http.Get("http" + url[len("ws"):])
	require.NoError(t, err)
	require.NoError(t, response.Body.Close())
	require.Equal(t, http.StatusUpgradeRequired, response.StatusCode, "no WebSocket was asked for")

	stop_connections.StopConnections(host)
	require.Empty(t, host.Connections)
	sum := 0
	for _, change := range told.Clients {
		sum += change
	}
	require.Zero(t, sum)
	require.Equal(t, coder.StatusGoingAway, websocket_closed.WebsocketClosed(t, websocket_dial.WebsocketDial(t, url)))
}
