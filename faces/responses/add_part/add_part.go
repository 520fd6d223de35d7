// Package add_part adds a part of a token to a response.
package add_part

import (
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/add_piece"
	"rkllmd/faces/responses/close_item"
	"rkllmd/faces/responses/open_item"
	"rkllmd/generation"
)

// AddPart adds part to answer: text to the item that goes on, if that is of its type, else to a new one. A call is an
// item of its own.
//
// **Runs on:** the backend's thread.
func AddPart(answer *responses.Answer, part generation.Part) {
	kind := responses.KindMessage
	switch part.Kind {
	case generation.PartThought:
		kind = responses.KindThoughts
	case generation.PartCall:
		open_item.OpenItem(answer, &responses.Item{Type: responses.KindCall, CallID: part.Call.ID,
			Name: part.Call.Name, Namespace: answer.Namespaces[part.Call.Name]})
		return
	case generation.PartCallEnd:
		state := responses.StateDone
		if part.Call.Broken {
			state = responses.StateIncomplete
		}
		close_item.CloseItem(answer, state)
		return
	case generation.PartArguments:
		kind = responses.KindCall
	}
	if part.Text == "" {
		return
	}
	if answer.Open == nil || answer.Open.Type != kind {
		open_item.OpenItem(answer, &responses.Item{Type: kind})
	}
	add_piece.AddPiece(answer, part.Text)
}
