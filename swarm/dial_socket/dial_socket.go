// Package dial_socket connects to a host on this machine.
package dial_socket

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"syscall"

	"rkllmd/swarm"
	"rkllmd/utils/explain_system_error"
)

// DialSocket connects to the host's own socket at path.
//
// **Runs on:** any. Errors: HOST_OFFLINE where nobody listens, CONNECT_FAILED otherwise.
func DialSocket(path string) (*swarm.Link, error) {
	conn, err := net.Dial("unix", path)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ECONNREFUSED):
		return nil, fmt.Errorf("%s: no host listens on %s; start one with: rkllmd serve --swarm-socket %s", swarm.CodeHostOffline, path, path)
	case err != nil:
		return nil, fmt.Errorf("%s: cannot connect to %s: %w", swarm.CodeConnectFailed, path, explain_system_error.ExplainSystemError(err))
	}
	return &swarm.Link{Conn: conn}, nil
}
