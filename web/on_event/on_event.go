// Package on_event binds a stream to the events of its run.
package on_event

import (
	"rkllmd/generation"
	"rkllmd/web"
	"rkllmd/web/deliver_event"
)

// OnEvent returns the function that is told of the events of a stream's run.
//
// **Runs on:** any; what it returns on the backend's thread.
func OnEvent(stream *web.Stream) func(*generation.Run, generation.Event) {
	return func(run *generation.Run, event generation.Event) {
		stream.Host.Meter.OnEvent(run, event)
		deliver_event.DeliverEvent(stream, event)
	}
}
