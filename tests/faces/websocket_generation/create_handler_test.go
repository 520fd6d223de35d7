package websocket_generation_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/create_handler"
	"rkllmd/faces/websocket_generation/create_host"
	"rkllmd/faces/websocket_generation/stop_connections"
	"rkllmd/generation"
	"rkllmd/tests/faces/websocket_served"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_meter"
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
