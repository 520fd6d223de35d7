// Package is_loopback tells whether a host is this machine.
package is_loopback

import (
	"net"
)

// IsLoopback reports whether host is a loopback address or localhost.
//
// **Runs on:** any thread.
func IsLoopback(host string) bool {
	address := net.ParseIP(host)
	return host == "localhost" || address != nil && address.IsLoopback()
}
