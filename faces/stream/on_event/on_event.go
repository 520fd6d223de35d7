// Package on_event binds a face's work to the events of its run.
package on_event

import "rkllmd/generation"

// OnEvent returns the function that is told of the events of a run: it calls deliver for work, which belongs to owner.
//
// **Runs on:** any thread. What it returns runs on the backend's thread.
func OnEvent[O, W any](
	owner O, work W, deliver func(O, W, *generation.Run, generation.Event),
) func(*generation.Run, generation.Event) {
	return func(run *generation.Run, event generation.Event) { deliver(owner, work, run, event) }
}
