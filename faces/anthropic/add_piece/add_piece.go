// Package add_piece adds a piece to a block of a message.
package add_piece

import (
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/queue_event"
)

// AddPiece adds text to the block of answer that goes on: to its text, or to a call's input.
//
// **Runs on:** the backend's thread.
func AddPiece(answer *anthropic.Answer, text string) {
	answer.Pieces = append(answer.Pieces, text...)
	if !answer.Events {
		return
	}
	delta := anthropic.Delta{Type: "text_delta"}
	switch answer.Open.Type {
	case anthropic.KindText:
		delta.Text = &text
	case anthropic.KindThoughts:
		delta.Type, delta.Thinking = "thinking_delta", &text
	case anthropic.KindCall:
		delta.Type, delta.Input = "input_json_delta", &text
	}
	queue_event.QueueEvent(answer, anthropic.Event{Type: anthropic.EventDelta,
		Index: new(len(answer.Message.Content) - 1), Delta: delta})
}
