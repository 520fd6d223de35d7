// Package cleanup_socket removes the daemon's socket.
package cleanup_socket

import (
	"golang.org/x/sys/unix"

	"rkllmd/server"
)

// CleanupSocket closes the listening socket, removes its file if it is still the one that this process made, and
// removes the lock file and gives the lock up. A socket that somebody else has made keeps its file.
//
// **Runs on:** one thread at a time. It is the owner of the listener. Follows docs/protocols/jsonrpc-socket.md,
// "Functions of the server".
func CleanupSocket(listener *server.Listener) {
	if listener.FD >= 0 {
		unix.Close(listener.FD)
		listener.FD = -1
	}
	var stat unix.Stat_t
	if listener.Inode != 0 && unix.Lstat(listener.Path, &stat) == nil &&
		stat.Dev == listener.Device && stat.Ino == listener.Inode {
		_ = unix.Unlink(listener.Path)
	}
	if listener.LockFD < 0 {
		return
	}
	_ = unix.Unlink(listener.Path + ".lock") // before it is given up: nobody else's can be there
	unix.Close(listener.LockFD)
}
