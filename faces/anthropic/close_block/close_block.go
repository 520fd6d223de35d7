// Package close_block ends a block of a message.
package close_block

import (
	"encoding/json"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/queue_event"
)

// CloseBlock ends the block of answer that goes on, if one does.
//
// **Runs on:** the backend's thread.
func CloseBlock(answer *anthropic.Answer) {
	block := answer.Open
	if block == nil {
		return
	}
	text := string(answer.Pieces)
	switch block.Type {
	case anthropic.KindText:
		block.Text = &text
	case anthropic.KindThoughts:
		block.Thinking = &text
	case anthropic.KindCall:
		if text != "" {
			block.Input = json.RawMessage(text)
		}
	}
	answer.Open, answer.Pieces = nil, nil
	queue_event.QueueEvent(answer, anthropic.Event{Type: anthropic.EventBlockEnd,
		Index: new(len(answer.Message.Content) - 1)})
}
