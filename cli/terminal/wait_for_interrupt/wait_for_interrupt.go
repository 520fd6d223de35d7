// Package wait_for_interrupt waits for a person who will not wait.
package wait_for_interrupt

import (
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// WaitForInterrupt waits for a SIGINT that comes after the pause. After a first signal, such a SIGINT means that a
// person presses Ctrl-C once more. A SIGTERM does not mean that: timeout sends each of its signals twice, to the
// program and to its group, and make and sudo pass on what the group has got already. For the same reason a SIGINT
// within the pause does not count.
//
// **Runs on:** any thread. It returns as well when signals is closed.
func WaitForInterrupt(signals <-chan os.Signal, pause time.Duration) {
	began := time.Now()
	for signal := range signals {
		if signal == unix.SIGINT && time.Since(began) >= pause {
			return
		}
	}
}
