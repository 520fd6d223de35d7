// Package wait_events waits for events.
package wait_events

import (
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/server"
)

// WaitEvents waits until something happens in the loop's epoll, or for so many milliseconds (-1: for ever), and returns
// how many events are in l.Events; 0 also when it was interrupted.
//
// If the last event was less than server.HotTime ago, it waits in raw system calls of at most server.HotWait
// milliseconds. Go's scheduler does not know of these, so it gives the loop's processor to no other goroutine: to get
// it back would take longer than to answer a request. Because the processor is blocked meanwhile, GOMAXPROCS is one
// more than there are cores. Otherwise it waits in the normal way, which costs nothing, however long it takes.
//
// **Runs on:** the loop. Errors: what epoll_wait says.
func WaitEvents(l *server.Loop, timeout int) (n int, err error) {
	if l.Now-l.LastEvent >= server.HotTime {
		n, err = unix.EpollWait(l.EpollFD, l.Events, timeout)
	} else {
		if timeout < 0 || timeout > server.HotWait {
			timeout = server.HotWait
		}
		count, _, errno := unix.RawSyscall6(unix.SYS_EPOLL_PWAIT, uintptr(l.EpollFD),
			uintptr(unsafe.Pointer(&l.Events[0])),
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
