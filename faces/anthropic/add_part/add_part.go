// Package add_part adds a part of a token to a message.
package add_part

import (
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/add_piece"
	"rkllmd/faces/anthropic/close_block"
	"rkllmd/faces/anthropic/open_block"
	"rkllmd/generation"
)

// AddPart adds part to answer: text to the block that goes on, if that is of its type, else to a new one. A call is a
// block of its own.
//
// **Runs on:** the backend's thread.
func AddPart(answer *anthropic.Answer, part generation.Part) {
	kind := anthropic.KindText
	switch part.Kind {
	case generation.PartThought:
		kind = anthropic.KindThoughts
	case generation.PartCall:
		open_block.OpenBlock(answer, &anthropic.Block{Type: anthropic.KindCall, ID: part.Call.ID, Name: part.Call.Name})
		return
	case generation.PartCallEnd:
		close_block.CloseBlock(answer)
		return
	case generation.PartArguments:
		kind = anthropic.KindCall
	}
	if part.Text == "" {
		return
	}
	if answer.Open == nil || answer.Open.Type != kind {
		open_block.OpenBlock(answer, &anthropic.Block{Type: kind})
	}
	add_piece.AddPiece(answer, part.Text)
}
