// Package open_connection connects to a Unix socket.
package open_connection

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// OpenConnection connects to the Unix stream socket path and returns the descriptor, blocking and unknown to Go's
// network poller. The caller closes it.
//
// **Runs on:** any thread.
func OpenConnection(path string) (int, error) {
	fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return -1, err
	}
	if err := unix.Connect(fd, &unix.SockaddrUnix{Name: path}); err != nil {
		unix.Close(fd)
		return -1, fmt.Errorf("connect %s: %w", path, err)
	}
	return fd, nil
}
