// Package name_client tells clients apart.
package name_client

import (
	"net/http"
	"net/netip"
)

// NameClient returns whose requests are limited together: the address that a request comes from, of IPv6 the network of
// 64 bits, because a single machine has all of that. All clients of a Unix socket are one.
//
// **Runs on:** any thread.
func NameClient(r *http.Request) string {
	from, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return "unix"
	}
	address := from.Addr().Unmap().WithZone("")
	if address.Is4() {
		return address.String()
	}
	network, _ := address.Prefix(64) // it has no zone, and more bits than these
	return network.String()
}
