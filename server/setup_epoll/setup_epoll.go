// Package setup_epoll makes the loop's epoll.
package setup_epoll

import (
	"fmt"

	"golang.org/x/sys/unix"

	"rkllmd/server"
)

// SetupEpoll makes the loop's epoll, and the eventfd by which other threads stop it, and puts that and the listeners
// into the epoll. Their events carry generation 0, which no connection has.
//
// **Runs on:** any thread. It is called before the loop runs. Follows docs/protocols/jsonrpc-socket.md, "Functions of
// the server". Errors: what the system says; what has been made by then is the caller's to close.
func SetupEpoll(l *server.Loop) (err error) {
	if l.EpollFD, err = unix.EpollCreate1(unix.EPOLL_CLOEXEC); err != nil {
		return fmt.Errorf("epoll_create1: %w", err)
	}
	if l.WakeFD, err = unix.Eventfd(0, unix.EFD_CLOEXEC|unix.EFD_NONBLOCK); err != nil {
		return fmt.Errorf("eventfd: %w", err)
	}
	watched := []int{l.WakeFD}
	for _, face := range l.Faces {
		watched = append(watched, face.Listener.FD)
	}
	for _, fd := range watched {
		if err = unix.EpollCtl(l.EpollFD, unix.EPOLL_CTL_ADD, fd, &unix.EpollEvent{Events: unix.EPOLLIN,
			Fd: int32(fd)}); err != nil {
			return fmt.Errorf("epoll_ctl: %w", err)
		}
	}
	return nil
}
