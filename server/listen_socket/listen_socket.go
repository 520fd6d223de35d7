// Package listen_socket lets clients connect.
package listen_socket

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// ListenSocket lets clients connect to a bound socket: as many may wait to be accepted as the system allows.
//
// **Runs on:** any thread. Follows seed 002 (listen_socket). Errors: what listen(2) says.
func ListenSocket(fd int) error {
	if err := unix.Listen(fd, unix.SOMAXCONN); err != nil {
		return fmt.Errorf("cannot listen on the socket: %w", err)
	}
	return nil
}
