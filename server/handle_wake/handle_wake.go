// Package handle_wake answers who has woken the loop.
package handle_wake

import (
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/stop_accepting"
)

// HandleWake answers those that wait in ask_loop, and begins to stop where stop_loop was called.
//
// **Runs on:** the loop. **Holds:** takes l.WakeLock.
func HandleWake(l *server.Loop) {
	var count [8]byte
	_, _ = unix.Read(l.WakeFD, count[:]) // before the lock: who comes after that wakes the loop again
	l.WakeLock.Lock()
	for _, asked := range l.Asked {
		close(asked)
	}
	l.Asked = nil
	stopped := l.Stopped
	l.WakeLock.Unlock()
	if stopped {
		stop_accepting.StopAccepting(l)
	}
}
