// Package stop_accepting begins to stop the daemon.
package stop_accepting

import (
	"golang.org/x/sys/unix"

	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/server"
	"rkllmd/server/client/update_connection"
	"rkllmd/server/deadline/wake_at"
)

// StopAccepting stops accepting clients, makes the runtime refuse and abort everything, and closes each connection that
// waits for no answer. The others are closed when they have got their answers. A second call does nothing.
//
// **Runs on:** the loop.
func StopAccepting(l *server.Loop) {
	if l.Stopping {
		return
	}
	l.Stopping, l.StopAt, l.AcceptAt = true, l.Now+server.StopTime, 0
	l.EndAt = l.Now + server.ModelTime
	if l.OnStop != nil {
		l.OnStop()
	}
	_ = unix.EpollCtl(l.EpollFD, unix.EPOLL_CTL_DEL, l.WakeFD, nil)
	for _, face := range l.Faces {
		unix.Close(face.Listener.FD) // which takes it out of epoll
		face.Listener.FD = -1
	}
	stop_runtime.StopRuntime(l.Runtime)
	for _, c := range l.Table.ByFD {
		if c != nil {
			update_connection.UpdateConnection(l, c)
		}
	}
	wake_at.WakeAt(l, l.Now)
}
