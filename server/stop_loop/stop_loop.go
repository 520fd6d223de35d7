// Package stop_loop stops the event loop.
package stop_loop

import (
	"golang.org/x/sys/unix"

	"rkllmd/server"
)

// StopLoop makes run_event_loop end in order: see there. Returns at once; again, or after the end, it does nothing.
//
// **Runs on:** any thread. **Holds:** takes l.WakeLock.
func StopLoop(l *server.Loop) {
	l.WakeLock.Lock()
	defer l.WakeLock.Unlock()
	l.Stopped = true
	if l.WakeFD >= 0 {
		one := [8]byte{1}
		_, _ = unix.Write(l.WakeFD, one[:]) // fails only when it is full, which wakes the loop as well
	}
}
