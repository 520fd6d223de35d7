// Package on_event binds a chat to the events of its run.
package on_event

import (
	"rkllmd/generation"
	"rkllmd/swarm"
	"rkllmd/swarm/deliver_event"
)

// OnEvent returns the function that is told of the events of a chat's run.
//
// **Runs on:** any; the returned function runs on the backend's thread.
func OnEvent(s *swarm.Session, chat *swarm.Chat) func(*generation.Run, generation.Event) {
	return func(run *generation.Run, event generation.Event) {
		deliver_event.DeliverEvent(s, chat, run, event)
	}
}
