// Package find_peer finds out who is at the other end of a socket.
package find_peer

import (
	"net"

	"golang.org/x/sys/unix"
)

// FindPeer returns the number of the user whose process listens at the other end of conn; -1: that is not known.
//
// **Runs on:** any thread.
func FindPeer(conn *net.UnixConn) int {
	file, err := conn.File()
	if err != nil {
		return -1
	}
	defer file.Close()
	peer, err := unix.GetsockoptUcred(int(file.Fd()), unix.SOL_SOCKET, unix.SO_PEERCRED)
	if err != nil {
		return -1
	}
	return int(peer.Uid)
}
