// Package ask_loop asks the event loop whether it turns.
package ask_loop

import (
	"golang.org/x/sys/unix"

	"rkllmd/server"
)

// AskLoop returns true when the loop has come round to its events once more, however long that takes; false when it has
// ended. A loop that stops answers at its end.
//
// **Runs on:** any thread that may wait. **Holds:** takes l.WakeLock.
func AskLoop(l *server.Loop) bool {
	answered := make(chan struct{})
	l.WakeLock.Lock()
	if l.WakeFD < 0 {
		l.WakeLock.Unlock()
		return false
	}
	l.Asked = append(l.Asked, answered)
	one := [8]byte{1}
	_, _ = unix.Write(l.WakeFD, one[:]) // fails only when it is full, which wakes the loop as well
	l.WakeLock.Unlock()
	<-answered
	l.WakeLock.Lock()
	defer l.WakeLock.Unlock()
	return l.WakeFD >= 0
}
