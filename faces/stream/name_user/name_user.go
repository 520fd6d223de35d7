// Package name_user tells users apart by where they are.
package name_user

import (
	"net/netip"
	"os"

	"rkllmd/utils/turns/name_uid"
)

// NameUser returns whose requests are limited together, and share their turns: the address without the port, of IPv6
// the network of 64 bits, because a single machine has all of that. from is the address of a connection; of a Unix
// socket beside the loop it has none: all of its clients are the daemon's own user, as whom they are allowed to
// connect.
//
// **Runs on:** any thread.
func NameUser(from string) string {
	parsed, err := netip.ParseAddrPort(from)
	if err != nil {
		return name_uid.NameUID(uint32(os.Getuid()))
	}
	address := parsed.Addr().Unmap().WithZone("")
	if address.Is4() {
		return address.String()
	}
	network, _ := address.Prefix(64) // it has no zone, and more bits than these
	return network.String()
}
