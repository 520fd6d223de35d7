// Package destroy_loop ends the event loop.
package destroy_loop

import (
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/cleanup_socket"
	"rkllmd/server/close_all_connections"
)

// DestroyLoop closes every connection and the socket, and removes the socket's file. The loop cannot be run again;
// stop_loop may still be called.
//
// **Runs on:** the loop at its end, or any thread for a loop that never ran. **Holds:** takes l.WakeLock.
func DestroyLoop(l *server.Loop) {
	close_all_connections.CloseAllConnections(l)
	cleanup_socket.CleanupSocket(l.Listener)
	l.WakeLock.Lock()
	defer l.WakeLock.Unlock()
	for _, fd := range []*int{&l.EpollFD, &l.WakeFD} {
		if *fd >= 0 {
			unix.Close(*fd)
			*fd = -1
		}
	}
}
