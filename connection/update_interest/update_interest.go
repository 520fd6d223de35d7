// Package update_interest changes the events that a connection waits for.
package update_interest

import (
	"golang.org/x/sys/unix"

	"rkllmd/connection"
)

// UpdateInterest asks epoll for other events of a connection; the same ones as before cost nothing. Hang-ups are always
// reported. The kernel allows this from any thread while the loop waits, so that arming EPOLLOUT is how another thread
// makes the loop look at a connection.
//
// **Runs on:** any thread. **Holds:** c.Mu (the caller), and c is not Closed. Errors: what epoll_ctl says.
func UpdateInterest(c *connection.Connection, events uint32) error {
	if events == c.Interest {
		return nil
	}
	event := unix.EpollEvent{Events: events, Fd: int32(c.FD), Pad: int32(c.Generation)}
	if err := unix.EpollCtl(c.EpollFD, unix.EPOLL_CTL_MOD, c.FD, &event); err != nil {
		return err
	}
	c.Interest = events
	return nil
}
