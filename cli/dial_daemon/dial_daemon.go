// Package dial_daemon connects to a socket of a daemon.
package dial_daemon

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/utils/explain_system_error"
)

// DialDaemon connects to the socket at path. Where no daemon listens, the error says how to start one, by the flag of "rkllmd serve" that
// makes that socket.
//
// **Runs on:** any.
func DialDaemon(path, flag string) (net.Conn, error) {
	conn, err := net.Dial("unix", path)
	info, missing := os.Stat(path)
	switch {
	case err != nil && missing == nil && info.Mode().Type() != fs.ModeSocket:
		return nil, fmt.Errorf("%s is no socket: give the path of the one that rkllmd serve --%s has made", path, flag)
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, unix.ECONNREFUSED):
		return nil, fmt.Errorf("no daemon listens on %s; start one with: rkllmd serve --%s %s", path, flag, path)
	case errors.Is(err, fs.ErrPermission):
		return nil, fmt.Errorf("the socket %s belongs to another user who has not let you in (rkllmd serve --allow-user %d would)",
			path, unix.Getuid())
	case err != nil:
		return nil, fmt.Errorf("cannot connect to %s: %w", path, explain_system_error.ExplainSystemError(err))
	}
	return conn, nil
}
