package serve_client_test

import (
	"context"
	"net/http"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/websocket_closed"
	"rkllmd/tests/support/websocket_dial"
	"rkllmd/tests/support/websocket_serve"
	"rkllmd/websocket"
	"rkllmd/websocket/stop_connections"
)

func TestServeClient(t *testing.T) {
	host, told, url := websocket_serve.WebsocketServe(t, nil, websocket.Options{Origins: []string{"*.example.com", "https://one.org"}})
	for origin, status := range map[string]int{
		"https://evil.com": http.StatusForbidden, "https://a.example.com": http.StatusSwitchingProtocols, "https://one.org": http.StatusSwitchingProtocols,
		"http://one.org": http.StatusForbidden, "http" + url[len("ws"):]: http.StatusSwitchingProtocols, "": http.StatusSwitchingProtocols, "null": http.StatusForbidden,
	} {
		socket, response, err := coder.Dial(context.Background(), url, &coder.DialOptions{HTTPHeader: http.Header{"Origin": {origin}}, Subprotocols: []string{websocket.Protocol, "bearer.x"}})
		require.Equal(t, status, response.StatusCode, origin)
		if err == nil {
			require.Equal(t, websocket.Protocol, socket.Subprotocol())
			socket.Close(coder.StatusNormalClosure, "")
		}
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
