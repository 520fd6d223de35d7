// Package listen_socket lets clients connect.
package listen_socket

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// ListenSocket lets clients connect to a bound socket: as many may wait to be accepted as the system allows.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server". Errors: what listen(2)
// says.
func ListenSocket(fd int) error {
	if err := unix.Listen(fd, unix.SOMAXCONN); err != nil {
		return fmt.Errorf("cannot listen on the socket: %w", err)
	}
	return nil
}
