// Package open_unix_socket connects HTTP clients to a Unix socket.
package open_unix_socket

import (
	"context"
	"net"
)

// OpenUnixSocket returns an http.Transport.DialContext that connects to the Unix socket at path, whatever host is asked
// for.
//
// **Runs on:** any thread.
func OpenUnixSocket(path string) func(ctx context.Context, network, address string) (net.Conn, error) {
	return func(ctx context.Context, _, _ string) (net.Conn, error) {
		var dialer net.Dialer
		return dialer.DialContext(ctx, "unix", path)
	}
}
