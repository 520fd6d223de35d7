// Package wait_for_member waits until a process has announced its model.
package wait_for_member

import (
	"time"

	"rkllmd/cli/worker"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/is_served"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// WaitForMember returns when g knows who serves the class of that ID, which takes a moment.
//
// **Runs on:** any thread that may wait. **Holds:** Gateway.Mu, for moments. Errors: ErrClosed, that the process has
// ended, or has not said so within worker.MemberTime.
func WaitForMember(g *gateway.Gateway, class string) error {
	for began := time.Now(); time.Since(began) < worker.MemberTime; time.Sleep(time.Millisecond) {
		g.Mu.Lock()
		there := is_served.IsServed(g, class)
		g.Mu.Unlock()
		if there {
			return nil
		}
		if g.Bus.Connected().IsZero() {
			return name_error.NameError(generation.ErrClosed, "the model's process has ended")
		}
	}
	return name_error.NameError(generation.ErrClosed, "the model's process has not said within %v that it is ready",
		worker.MemberTime)
}
