// Package open_block begins a block of a message.
package open_block

import (
	"encoding/json"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/close_block"
	"rkllmd/faces/anthropic/queue_event"
)

// OpenBlock begins block, which has its type, and as a call its name and its id. The block before it ends.
//
// **Runs on:** the backend's thread.
func OpenBlock(answer *anthropic.Answer, block *anthropic.Block) {
	close_block.CloseBlock(answer)
	switch block.Type {
	case anthropic.KindText:
		block.Text = new("")
	case anthropic.KindThoughts:
		block.Thinking, block.Signature = new(""), new("")
	case anthropic.KindCall:
		block.Input = json.RawMessage("{}")
	}
	index := len(answer.Message.Content)
	answer.Message.Content = append(answer.Message.Content, block)
	answer.Open, answer.Pieces = block, nil
	queue_event.QueueEvent(answer, anthropic.Event{Type: anthropic.EventBlock, Index: &index, Block: block})
}
