package create_handler_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/websocket_dial"
	"rkllmd/tests/support/websocket_meter"
	"rkllmd/tests/support/websocket_served"
	"rkllmd/websocket"
	"rkllmd/websocket/create_handler"
	"rkllmd/websocket/create_host"
	"rkllmd/websocket/stop_connections"
)

func TestCreateHandler(t *testing.T) {
	_, meter := websocket_meter.WebsocketMeter()
	hosts := []*websocket.Host{}
	for range 2 {
		host := create_host.CreateHost(&generation.Hub{}, meter, websocket.Options{})
		server := httptest.NewServer(create_handler.CreateHandler(host))
		defer server.Close()
		websocket_dial.WebsocketDial(t, server.URL)
		hosts = append(hosts, host)
	}
	for _, host := range hosts {
		require.Same(t, host, websocket_served.WebsocketServed(t, host).Host, "each handler has its own")
		stop_connections.StopConnections(host)
	}
}
