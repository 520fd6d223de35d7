// Package add_call adds a piece of a call to an answer.
package add_call

import (
	"cmp"

	"rkllmd/generation"
	"rkllmd/generation/calls/create_call_id"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/end_call"
	"rkllmd/upstream/wire"
)

// AddCall returns the parts that piece, the next one of a call, adds to the answer of task: where a call begins, the
// one before it is over. Where calls are told whole, they come with their end. A call without an ID gets one.
//
// **Runs on:** the backend's thread.
func AddCall(task *upstream.Task, piece wire.ToolCall) (parts []generation.Part) {
	whole := task.Run.Request.WholeCalls
	if task.Call == nil || piece.Index != task.Place || piece.Function.Name != "" && piece.ID != "" &&
		piece.ID != task.Call.ID {
		parts = end_call.EndCall(task)
		task.Place = piece.Index
		task.Call = &generation.Call{Index: task.Calls, ID: cmp.Or(piece.ID,
			create_call_id.CreateCallID(&generation.CallFormat{})), Name: piece.Function.Name}
		if !whole {
			parts = append(parts, generation.Part{Kind: generation.PartCall, Call: *task.Call})
		}
	}
	task.Call.Arguments += piece.Function.Arguments
	if !whole && piece.Function.Arguments != "" {
		parts = append(parts, generation.Part{Kind: generation.PartArguments, Text: piece.Function.Arguments,
			Call: *task.Call})
	}
	return parts
}
