// Package deliver_chunk tells a run an event of its answer.
package deliver_chunk

import (
	"cmp"
	"encoding/json"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/run/deliver_piece"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/add_call"
	"rkllmd/upstream/relay/end_call"
	"rkllmd/upstream/wire"
)

// DeliverChunk tells the run of task what chunk says of its answer, and keeps how it ends and what it has cost. It
// reports whether the run must end, because a stop text is complete.
//
// **Runs on:** the backend's thread.
func DeliverChunk(task *upstream.Task, chunk wire.Chunk) (stop bool) {
	if u := chunk.Usage; u != nil {
		task.Usage = generation.Usage{Prompt: u.Prompt, Reused: u.Details.Cached,
			Prefilled: u.Prompt - u.Details.Cached,
			Generated: u.Completion}
	}
	for _, choice := range chunk.Choices {
		if choice.Index != 0 {
			continue
		}
		var parts []generation.Part
		delta := choice.Delta
		for _, call := range delta.ToolCalls {
			parts = append(parts, add_call.AddCall(task, call)...)
		}
		if choice.FinishReason != "" {
			task.Finish = choice.FinishReason
			parts = append(parts, end_call.EndCall(task)...)
			_ = json.Unmarshal(choice.StopReason, &task.StopText) // a number says nothing here
		}
		thoughts, text := cmp.Or(delta.Reasoning, delta.Thoughts), delta.Content+choice.Text
		if task.First.IsZero() && (thoughts+text != "" || len(parts) > 0) {
			task.First = time.Now()
		}
		if deliver_piece.DeliverPiece(task.Run, thoughts, text, parts) {
			return true
		}
	}
	return false
}
