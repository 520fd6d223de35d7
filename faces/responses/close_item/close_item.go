// Package close_item ends an item of a response.
package close_item

import (
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/build_event"
	"rkllmd/faces/responses/build_part"
	"rkllmd/faces/responses/queue_event"
)

// CloseItem ends the item of answer that goes on, if one does, in this state.
//
// **Runs on:** the backend's thread.
func CloseItem(answer *responses.Answer, state string) {
	item := answer.Open
	if item == nil {
		return
	}
	kind, text := responses.Kinds[item.Type], string(answer.Pieces)
	item.Status = state
	done := build_event.BuildEvent(answer, kind.TextDone)
	if item.Type == responses.KindCall {
		item.Arguments, done.Arguments, done.Name = &text, &text, item.Name
		queue_event.QueueEvent(answer, done)
	} else {
		part := build_part.BuildPart(item.Type, text)
		done.Text = &text
		if item.Type == responses.KindMessage {
			item.Content, done.Logprobs = []responses.Part{part}, []any{}
		} else {
			item.Summary = []responses.Part{part}
		}
		ended := build_event.BuildEvent(answer, kind.PartDone)
		ended.Part = &part
		queue_event.QueueEvent(answer, done)
		queue_event.QueueEvent(answer, ended)
	}
	queue_event.QueueEvent(answer, responses.Event{Type: responses.EventItemDone, Item: item,
		OutputIndex: new(len(answer.Response.Output) - 1)})
	answer.Open, answer.Pieces = nil, nil
}
