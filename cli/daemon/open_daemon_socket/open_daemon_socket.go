// Package open_daemon_socket connects to a socket of a daemon.
package open_daemon_socket

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/utils/describe_system_error"
)

// OpenDaemonSocket connects to the socket at path. Where no daemon listens, the error says how to start one, by the
// flag of "rkllmd serve" that makes that socket.
//
// **Runs on:** any thread.
func OpenDaemonSocket(path, flag string) (net.Conn, error) {
	conn, err := net.Dial("unix", path)
	info, missing := os.Stat(path)
	switch {
	case err != nil && missing == nil && info.Mode().Type() != fs.ModeSocket:
		return nil, fmt.Errorf("%s is not a socket: give the path of the socket that rkllmd serve --%s has made", path,
			flag)
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, unix.ECONNREFUSED):
		return nil, fmt.Errorf("no daemon listens on %s; start one with: rkllmd serve --%s %s", path, flag, path)
	case errors.Is(err, fs.ErrPermission) && path == cli.ServiceSocket:
		return nil, fmt.Errorf("the socket %s lets root and the group rkllmd in: adduser NAME rkllmd, and log in anew",
			path)
	case errors.Is(err, fs.ErrPermission):
		return nil, fmt.Errorf("the socket %s belongs to another user who has not let you in (rkllmd serve "+
			"--allow-user %d would)",
			path, unix.Getuid())
	case err != nil:
		return nil, fmt.Errorf("cannot connect to %s: %w", path, describe_system_error.DescribeSystemError(err))
	}
	return conn, nil
}
