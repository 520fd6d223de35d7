// Package wait_moment waits for a moment of a pull.
package wait_moment

import (
	"time"

	"rkllmd/tests/support/hub/hub_create"
)

// WaitMoment returns so many milliseconds after so many requests for files of hub have been made, or when the process
// whose end ended tells has ended, which it tells again.
func WaitMoment(hub *hub_create.Hub, goal int64, pieces int, ended chan error) {
	for hub.Asked.Load() < goal || pieces > 0 {
		select {
		case err := <-ended:
			ended <- err
			return
		case <-time.After(time.Millisecond):
		}
		if hub.Asked.Load() >= goal {
			pieces--
		}
	}
}
