// Package build_event makes an event of an item.
package build_event

import (
	"rkllmd/faces/responses"
)

// BuildEvent returns the event of this name of the item of answer that goes on, with where that stands.
//
// **Runs on:** the backend's thread.
func BuildEvent(answer *responses.Answer, name string) responses.Event {
	event := responses.Event{Type: name, ItemID: answer.Open.ID, OutputIndex: new(len(answer.Response.Output) - 1)}
	switch answer.Open.Type {
	case responses.KindMessage:
		event.ContentIndex = new(0)
	case responses.KindThoughts:
		event.SummaryIndex = new(0)
	}
	return event
}
