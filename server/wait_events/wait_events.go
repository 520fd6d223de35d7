// Package wait_events waits for events.
package wait_events

import (
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/server"
)

// WaitEvents waits until something happens in the loop's epoll, or for so many milliseconds (-1: for ever), and returns how
// many events are in l.Events; 0 also when it was interrupted.
//
// While the last event is less than server.HotTime ago, it waits in raw system calls of at most server.HotWait milliseconds:
// the scheduler is not told, and so does not give the loop's processor away, which would take longer to get back than a
// request takes to answer. One processor more than there are cores makes up for it (GOMAXPROCS). A cold wait is a normal
// one, and costs nothing however long it is.
//
// **Runs on:** the loop. Errors: what epoll_wait says.
func WaitEvents(l *server.Loop, timeout int) (n int, err error) {
	if l.Now-l.LastEvent >= server.HotTime {
		n, err = unix.EpollWait(l.EpollFD, l.Events, timeout)
	} else {
		if timeout < 0 || timeout > server.HotWait {
			timeout = server.HotWait
		}
		count, _, errno := unix.RawSyscall6(unix.SYS_EPOLL_PWAIT, uintptr(l.EpollFD), uintptr(unsafe.Pointer(&l.Events[0])),
			uintptr(len(l.Events)), uintptr(timeout), 0, 0)
		if n = int(count); errno != 0 {
			n, err = 0, errno
		}
		if n == 0 && timeout > 0 {
			runtime.Gosched() // somebody may be waiting for this processor
		}
	}
	if err == unix.EINTR {
		return 0, nil
	}
	return n, err
}
