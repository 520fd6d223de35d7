// Package watch_connection counts connections.
package watch_connection

import (
	"net"
	"net/http"

	"rkllmd/web"
)

// WatchConnection returns an http.Server's ConnState, which counts the connections of host. Those that are too many to be told so are closed. One that has become
// a WebSocket still counts: count_upgrade lets go of it.
//
// **Runs on:** any; what it returns on the server's goroutines.
func WatchConnection(host *web.Host) func(net.Conn, http.ConnState) {
	return func(c net.Conn, state http.ConnState) {
		switch state {
		case http.StateNew:
			host.Meter.OnClients(1)
			if host.Connections.Add(1) > int64(host.Options.MaxClients+web.MaxRefused) {
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
