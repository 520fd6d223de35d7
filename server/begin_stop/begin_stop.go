// Package begin_stop begins to stop the daemon.
package begin_stop

import (
	"golang.org/x/sys/unix"

	"rkllmd/rkllm/stop_runtime"
	"rkllmd/server"
	"rkllmd/server/settle_connection"
	"rkllmd/server/wake_at"
)

// BeginStop stops accepting clients, has the runtime refuse and abort everything, and closes each connection that is owed
// nothing; the others follow as they get their answers. Again, it does nothing.
//
// **Runs on:** the loop.
func BeginStop(l *server.Loop) {
	if l.Stopping {
		return
	}
	l.Stopping, l.StopAt, l.AcceptAt = true, l.Now+server.StopTime, 0
	_ = unix.EpollCtl(l.EpollFD, unix.EPOLL_CTL_DEL, l.WakeFD, nil)
	for _, face := range l.Faces {
		unix.Close(face.Listener.FD) // which takes it out of epoll
		face.Listener.FD = -1
	}
	stop_runtime.StopRuntime(l.Runtime)
	for _, c := range l.Table.ByFD {
		if c != nil {
			settle_connection.SettleConnection(l, c)
		}
	}
	wake_at.WakeAt(l, l.Now)
}
