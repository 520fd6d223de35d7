// Package web_host makes a host of HTTP for tests.
package web_host

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/websocket_meter"
)

// WebHost makes a host of HTTP over b, nil: no model is loaded; and what its meter is told. Its limits are generous,
// its models those that a test sets.
func WebHost(b *generation.Backend) (*web.Host, *websocket_meter.Told) {
	told, meter := websocket_meter.WebsocketMeter()
	host := &web.Host{Hub: &generation.Hub{}, Meter: meter, Limiter: &stream.Limiter{},
		Options: web.Options{MaxClients: 100, MaxMessageBytes: 1 << 20, MaxPendingBytes: 1 << 20}}
	host.Hub.Backend.Store(b)
	return host, told
}
