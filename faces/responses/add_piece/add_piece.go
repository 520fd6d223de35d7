// Package add_piece adds a piece to an item of a response.
package add_piece

import (
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/build_event"
	"rkllmd/faces/responses/queue_event"
)

// AddPiece adds text to the item of answer that goes on: to its text, or to a call's arguments.
//
// **Runs on:** the backend's thread.
func AddPiece(answer *responses.Answer, text string) {
	answer.Pieces = append(answer.Pieces, text...)
	if !answer.Events {
		return
	}
	event := build_event.BuildEvent(answer, responses.Kinds[answer.Open.Type].Delta)
	event.Delta = &text
	if answer.Open.Type == responses.KindMessage {
		event.Logprobs = []any{}
	}
	queue_event.QueueEvent(answer, event)
}
