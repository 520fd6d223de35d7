// Package handle_deadlines handles what has become due.
package handle_deadlines

import (
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/client/handle_deadline"
	"rkllmd/server/deadline/wake_at"
)

// HandleDeadlines handles every connection whose deadline has come, and accepts again after a pause. Costs nothing
// before l.WakeAt.
//
// **Runs on:** the loop.
func HandleDeadlines(l *server.Loop) {
	if l.WakeAt == 0 || l.Now < l.WakeAt {
		return
	}
	l.WakeAt = 0
	switch {
	case l.AcceptAt > l.Now:
		wake_at.WakeAt(l, l.AcceptAt)
	case l.AcceptAt != 0:
		l.AcceptAt = 0
		for _, face := range l.Faces {
			event := unix.EpollEvent{Events: unix.EPOLLIN, Fd: int32(face.Listener.FD)}
			// fails only when it has been closed
			_ = unix.EpollCtl(l.EpollFD, unix.EPOLL_CTL_MOD, face.Listener.FD, &event)
		}
	}
	for i := 0; i < len(l.Waiting); {
		c := l.Waiting[i]
		if c.Deadline <= l.Now {
			handle_deadline.HandleDeadline(l, c) // another may stand at i now
			continue
		}
		wake_at.WakeAt(l, c.Deadline)
		i++
	}
}
