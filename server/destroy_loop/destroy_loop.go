// Package destroy_loop ends the event loop.
package destroy_loop

import (
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/cleanup_socket"
	"rkllmd/server/close_all_connections"
)

// DestroyLoop closes every connection and socket, and removes the sockets' files. The loop cannot be run again;
// stop_loop may still be called.
//
// **Runs on:** the loop at its end, or any thread for a loop that never ran. **Holds:** takes l.WakeLock.
func DestroyLoop(l *server.Loop) {
	close_all_connections.CloseAllConnections(l)
	for _, face := range l.Faces {
		if face.Listener != nil {
			cleanup_socket.CleanupSocket(face.Listener)
		}
	}
	l.WakeLock.Lock()
	defer l.WakeLock.Unlock()
	for _, fd := range []*int{&l.EpollFD, &l.WakeFD} {
		if *fd >= 0 {
			unix.Close(*fd)
			*fd = -1
		}
	}
}
