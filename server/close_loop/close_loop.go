// Package close_loop ends the event loop.
package close_loop

import (
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/cleanup_socket"
	"rkllmd/server/client/close_all_connections"
)

// CloseLoop closes every connection and socket, and removes the sockets' files. The loop cannot be run again;
// stop_loop may still be called.
//
// **Runs on:** the loop. The loop is at its end. For a loop that never ran it is any thread. **Holds:** takes
// l.WakeLock.
func CloseLoop(l *server.Loop) {
	close_all_connections.CloseAllConnections(l)
	for _, face := range l.Faces {
		if face.Listener != nil {
			cleanup_socket.CleanupSocket(face.Listener)
		}
	}
	l.WakeLock.Lock()
	defer l.WakeLock.Unlock()
	for _, asked := range l.Asked {
		close(asked)
	}
	l.Asked = nil
	for _, fd := range []*int{&l.EpollFD, &l.WakeFD} {
		if *fd >= 0 {
			unix.Close(*fd)
			*fd = -1
		}
	}
}
