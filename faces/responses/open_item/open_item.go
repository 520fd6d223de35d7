// Package open_item begins an item of a response.
package open_item

import (
	"rkllmd/faces/openai/create_id"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/build_event"
	"rkllmd/faces/responses/build_part"
	"rkllmd/faces/responses/close_item"
	"rkllmd/faces/responses/queue_event"
)

// OpenItem begins item, which has its type, and as a call its name and the id of the call. The item before it ends.
//
// **Runs on:** the backend's thread.
func OpenItem(answer *responses.Answer, item *responses.Item) {
	close_item.CloseItem(answer, responses.StateDone)
	kind := responses.Kinds[item.Type]
	item.ID, item.Status = create_id.CreateID(kind.Prefix), responses.StateGoing
	switch item.Type {
	case responses.KindMessage:
		item.Role, item.Content = "assistant", []responses.Part{}
	case responses.KindThoughts:
		item.Summary = []responses.Part{}
	case responses.KindCall:
		item.Arguments = new("")
	}
	index := len(answer.Response.Output)
	answer.Response.Output = append(answer.Response.Output, item)
	answer.Open, answer.Pieces = item, nil
	queue_event.QueueEvent(answer, responses.Event{Type: responses.EventItem, OutputIndex: &index, Item: item})
	if kind.PartType != "" {
		event := build_event.BuildEvent(answer, kind.PartAdded)
		event.Part = new(build_part.BuildPart(item.Type, ""))
		queue_event.QueueEvent(answer, event)
	}
}
