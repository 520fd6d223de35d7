// Package on_event binds a request to the events of its run.
package on_event

import (
	"rkllmd/generation"
	"rkllmd/uma"
	"rkllmd/uma/deliver_event"
)

// OnEvent returns the function that is told of the events of a request's run.
//
// **Runs on:** any; the returned function runs on the backend's thread.
func OnEvent(s *uma.Session, request *uma.Request) func(*generation.Run, generation.Event) {
	return func(_ *generation.Run, event generation.Event) {
		deliver_event.DeliverEvent(s, request, event)
	}
}
