// Package await_interrupt waits for a person who will not wait.
package await_interrupt

import (
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// AwaitInterrupt waits for a SIGINT that comes after the pause. After a first signal that is a person who presses Ctrl-C once more. A SIGTERM is not: timeout
// sends each of its signals twice, to the program and to its group, and make and sudo pass on what the group has got already. So is no SIGINT within
// the pause.
//
// **Runs on:** any. It returns as well when signals is closed.
func AwaitInterrupt(signals <-chan os.Signal, pause time.Duration) {
	began := time.Now()
	for signal := range signals {
		if signal == unix.SIGINT && time.Since(began) >= pause {
			return
		}
	}
}
