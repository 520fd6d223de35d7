// Package open_socket_link connects to a host on this machine.
package open_socket_link

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"syscall"

	"rkllmd/faces/swarm"
	"rkllmd/utils/describe_system_error"
)

// OpenSocketLink connects to the host's own socket at path.
//
// **Runs on:** any thread. Errors: HOST_OFFLINE where nobody listens, CONNECT_FAILED otherwise.
func OpenSocketLink(path string) (*swarm.Link, error) {
	conn, err := net.Dial("unix", path)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ECONNREFUSED):
		return nil, fmt.Errorf("%s: no host listens on %s; start one with: rkllmd serve --swarm-socket %s",
			swarm.CodeHostOffline, path, path)
	case err != nil:
		return nil, fmt.Errorf("%s: cannot connect to %s: %w", swarm.CodeConnectFailed, path,
			describe_system_error.DescribeSystemError(err))
	}
	return &swarm.Link{Conn: conn}, nil
}
