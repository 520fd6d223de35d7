// Package watch_connection counts connections.
package watch_connection

import (
	"net"
	"net/http"

	"rkllmd/faces/rest"
	"rkllmd/faces/web"
)

// WatchConnection returns an http.Server's ConnState, which counts the connections of host. If there are so many
// connections that not even an error can be sent to all of them, further ones are closed. A connection that has become
// a WebSocket still counts until count_upgrade counts it as closed.
//
// **Runs on:** any thread. What it returns runs on the server's goroutines.
func WatchConnection(host *web.Host) func(net.Conn, http.ConnState) {
	return func(c net.Conn, state http.ConnState) {
		switch state {
		case http.StateNew:
			host.Meter.OnClients(1)
			if host.Connections.Add(1) > int64(host.Options.MaxClients+rest.MaxRefused) {
				c.Close()
			}
		case http.StateClosed:
			host.Connections.Add(-1)
			host.Meter.OnClients(-1)
		case http.StateHijacked:
			host.Meter.OnClients(-1)
		}
	}
}
