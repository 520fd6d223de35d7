// Package remove_dead_socket makes way for the daemon's socket.
package remove_dead_socket

import (
	"fmt"

	"golang.org/x/sys/unix"

	"rkllmd/server/create_socket"
	"rkllmd/utils/describe_system_error"
)

// RemoveDeadSocket makes way for a socket at path: a socket that nobody listens on is removed, no file is fine. A
// socket that somebody listens on is never taken away, and a file of any other kind is never touched. setting is what
// the path comes from, for messages.
//
// **Runs on:** any thread. The lock of lock_path is held. Errors: what stands in the way.
func RemoveDeadSocket(path, setting string) error {
	var stat unix.Stat_t
	switch err := unix.Lstat(path, &stat); {
	case err == unix.ENOENT:
		return nil
	case err != nil:
		return fmt.Errorf("cannot look at %s: %w", path, describe_system_error.DescribeSystemError(err))
	case stat.Mode&unix.S_IFMT != unix.S_IFSOCK:
		return fmt.Errorf("%s exists and is not a socket: it is left as it is; choose another path with %s", path,
			setting)
	}
	fd, err := create_socket.CreateSocket()
	if err != nil {
		return err
	}
	defer unix.Close(fd)
	switch err = unix.Connect(fd, &unix.SockaddrUnix{Name: path}); err {
	case unix.ECONNREFUSED:
		if err = unix.Unlink(path); err != nil {
			return fmt.Errorf("cannot remove the dead socket %s: %w", path, describe_system_error.DescribeSystemError(
				err))
		}
		return nil
	case nil:
		owner := "another process"
		if peer, err := unix.GetsockoptUcred(fd, unix.SOL_SOCKET, unix.SO_PEERCRED); err == nil {
			owner = fmt.Sprintf("process %d", peer.Pid)
		}
		return fmt.Errorf("%s serves %s already: stop it, or choose another path with %s", owner, path, setting)
	}
	return fmt.Errorf("cannot tell whether somebody serves %s: %w; remove it by hand if nobody does", path, err)
}
