// Package open_listener opens the daemon's socket.
package open_listener

import (
	"fmt"
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/bind_socket"
	"rkllmd/server/check_path"
	"rkllmd/server/cleanup_socket"
	"rkllmd/server/create_socket"
	"rkllmd/server/listen_socket"
	"rkllmd/server/lock_path"
	"rkllmd/server/remove_dead_socket"
)

// OpenListener opens the daemon's socket at options.Path: the path is checked and locked, a dead socket removed, the
// new one made and listened on. Only the daemon's user may connect, everybody if other users are let in (check_peer
// then looks at who they are). A socket that the service manager has made is taken as it is.
//
// **Runs on:** any thread. Errors: those of the steps; nothing is left behind.
func OpenListener(options *server.Options) (opened *server.Listener, err error) {
	if options.Inherited > 0 {
		return &server.Listener{FD: options.Inherited, Path: options.Path, LockFD: -1}, nil
	}
	path, setting := options.Path, options.Setting
	if err = check_path.CheckPath(path, setting); err != nil {
		return nil, err
	}
	lock, err := lock_path.LockPath(path, setting)
	if err != nil {
		return nil, err
	}
	listener := &server.Listener{FD: -1, Path: path, LockFD: lock}
	defer func() {
		if err != nil {
			cleanup_socket.CleanupSocket(listener)
		}
	}()
	mode := os.FileMode(0o600)
	if options.AllowAnyUser || len(options.AllowedUsers) > 0 {
		mode = 0o666
	}
	if err = remove_dead_socket.RemoveDeadSocket(path, setting); err != nil {
		return nil, err
	}
	if listener.FD, err = create_socket.CreateSocket(); err != nil {
		return nil, err
	}
	if err = bind_socket.BindSocket(listener.FD, path, mode); err != nil {
		return nil, err
	}
	var stat unix.Stat_t
	if err = unix.Lstat(path, &stat); err != nil {
		return nil, fmt.Errorf("cannot look at the new socket %s: %w", path, err)
	}
	listener.Device, listener.Inode = stat.Dev, stat.Ino
	if err = listen_socket.ListenSocket(listener.FD); err != nil {
		return nil, err
	}
	return listener, nil
}
