// Package create_host makes what connections share.
package create_host

import (
	"cmp"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation"
	"rkllmd/generation"
)

// CreateHost makes the host of connections that use the model of hub. Without First and Ping the options get the
// defaults, without Limiter there is no limit.
//
// **Runs on:** any thread.
func CreateHost(hub *generation.Hub, meter generation.Meter, o websocket.Options) *websocket.Host {
	o.First = cmp.Or(o.First, websocket_generation.DefaultFirst)
	o.Ping = cmp.Or(o.Ping, websocket_generation.DefaultPing)
	if o.Limiter == nil {
		o.Limiter = &stream.Limiter{}
	}
	return &websocket.Host{Hub: hub, Meter: meter, Options: o,
		Connections: map[*websocket.Connection]struct{}{}, Generations: map[string]*websocket.Generation{}}
}
