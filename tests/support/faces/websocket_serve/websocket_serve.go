// Package websocket_serve serves WebSocket clients.
package websocket_serve

import (
	"net/http/httptest"
	"testing"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/create_handler"
	"rkllmd/faces/websocket_generation/create_host"
	"rkllmd/faces/websocket_generation/stop_connections"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/websocket_meter"
)

// WebsocketServe serves b to WebSocket clients until the test ends, and returns the address that they connect to. b may
// be nil: no model is loaded. Limits that are not set are generous.
func WebsocketServe(t testing.TB, b *generation.Backend, o websocket.Options) (host *websocket.Host,
	told *websocket_meter.Told, url string) {
	t.Helper()
	if o.MaxPendingBytes == 0 {
		o.MaxPendingBytes = 1 << 20
	}
	if o.MaxMessageBytes == 0 {
		o.MaxMessageBytes = 1 << 20
	}
	hub := &generation.Hub{}
	hub.Backend.Store(b)
	told, meter := websocket_meter.WebsocketMeter()
	host = create_host.CreateHost(hub, meter, o)
	server := httptest.NewServer(create_handler.CreateHandler(host))
	t.Cleanup(func() {
		stop_connections.StopConnections(host)
		server.Close()
	})
	return host, told, "ws" + server.URL[len("http"):]
}
