// Package create_socket creates a Unix socket.
package create_socket

import (
	"fmt"

	"golang.org/x/sys/unix"

	"rkllmd/utils/describe_system_error"
)

// CreateSocket creates a Unix stream socket, non-blocking and closed on exec, and returns its descriptor.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server". Errors: what socket(2)
// says.
func CreateSocket() (int, error) {
	fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_NONBLOCK|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return -1, fmt.Errorf("cannot create a Unix socket: %w", describe_system_error.DescribeSystemError(err))
	}
	return fd, nil
}
