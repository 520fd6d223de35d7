// Package create_host makes what connections share.
package create_host

import (
	"cmp"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/websocket"
)

// CreateHost makes the host of connections that use the model of hub. Without First and Ping the options get the defaults, without Limiter there is no
// limit.
//
// **Runs on:** any.
func CreateHost(hub *generation.Hub, meter generation.Meter, o websocket.Options) *websocket.Host {
	o.First = cmp.Or(o.First, websocket.DefaultFirst)
	o.Ping = cmp.Or(o.Ping, websocket.DefaultPing)
	if o.Limiter == nil {
		o.Limiter = &completion.Limiter{}
	}
	return &websocket.Host{Hub: hub, Meter: meter, Options: o,
		Connections: map[*websocket.Connection]struct{}{}, Generations: map[string]*websocket.Generation{}}
}
