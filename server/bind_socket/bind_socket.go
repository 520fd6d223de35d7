// Package bind_socket gives a socket its place in the file system.
package bind_socket

import (
	"fmt"
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/utils/describe_system_error"
)

// BindSocket makes the socket file at path, which must be free, with exactly the permissions mode. It never has more,
// not even for a moment: Linux makes it with those of the unbound socket, less the umask.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server" and "Security". Errors:
// what the system says, with the path.
func BindSocket(fd int, path string, mode os.FileMode) error {
	err := unix.Fchmod(fd, uint32(mode))
	if err == nil {
		err = unix.Bind(fd, &unix.SockaddrUnix{Name: path})
	}
	if err != nil {
		return fmt.Errorf("cannot make the socket %s: %w", path, describe_system_error.DescribeSystemError(err))
	}
	return os.Chmod(path, mode)
}
