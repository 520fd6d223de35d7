// Package write_last answers with a generation as a whole.
package write_last

import (
	"net/http"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/web"
	"rkllmd/web/refuse_error"
	"rkllmd/web/write_json"
	"rkllmd/web/write_refusal"
)

// WriteLast answers with the last message of run, which has ended.
//
// **Runs on:** the request's goroutine. Follows docs/protocols/web-streaming.md, "REST".
func WriteLast(stream *web.Stream, w http.ResponseWriter, run *generation.Run) {
	switch last := stream.Last.(type) {
	case completion.Error:
		write_refusal.WriteRefusal(w, refuse_error.RefuseError(last))
	case completion.Completion:
		write_json.WriteJSON(w, http.StatusOK, web.Answer{ID: last.RequestID, Model: run.Backend.Model.Name, GeneratedText: last.GeneratedText, Thinking: last.Thinking,
			FinishReason: last.FinishReason, Usage: last.Usage, Timing: last.Timing, Seed: last.Seed})
	}
}
