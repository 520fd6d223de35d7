// Package on_event notes what happens to a run.
package on_event

import (
	"rkllmd/faces/kakeya"
	"rkllmd/faces/stream/wake_reader"
	"rkllmd/generation"
)

// OnEvent returns the function that is told of the events of a run and notes in answer what the client is to be sent.
//
// **Runs on:** any thread. What it returns runs on the backend's thread, and does not wait. **Holds:** Answer.Mu.
func OnEvent(answer *kakeya.Answer) func(*generation.Run, generation.Event) {
	return func(_ *generation.Run, event generation.Event) {
		answer.Mu.Lock()
		switch {
		case event.Kind == generation.EventTruncated:
			answer.Dropped = event.Dropped
		case event.Kind == generation.EventToken && event.Token.ID >= 0:
			answer.Tokens = append(answer.Tokens, uint32(event.Token.ID))
		case event.Kind == generation.EventDone:
			answer.Ended = true
		}
		answer.Mu.Unlock()
		wake_reader.WakeReader(answer.Wake)
	}
}
