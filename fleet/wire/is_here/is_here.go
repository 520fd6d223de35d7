// Package is_here tells whether a host is this machine.
package is_here

import "net"

// IsHere tells whether host is this machine, as its name says: no name is looked up, so only localhost and addresses of
// the loopback network are.
//
// **Runs on:** any thread.
func IsHere(host string) bool {
	return host == "localhost" || net.ParseIP(host).IsLoopback()
}
