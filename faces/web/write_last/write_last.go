// Package write_last answers with a generation as a whole.
package write_last

import (
	"net/http"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_error"
	"rkllmd/faces/web/write_json"
	"rkllmd/faces/web/write_refusal"
	"rkllmd/generation"
)

// WriteLast answers with the last message of run, which has ended.
//
// **Runs on:** the request's goroutine. Follows docs/protocols/web-streaming.md, "REST".
func WriteLast(s *web.Stream, w http.ResponseWriter, run *generation.Run) {
	switch last := s.Last.(type) {
	case stream.Error:
		write_refusal.WriteRefusal(w, refuse_error.RefuseError(last))
	case stream.Completion:
		write_json.WriteJSON(w, http.StatusOK, web.Answer{ID: last.RequestID, Model: run.Backend.Model.Name,
			GeneratedText: last.GeneratedText, Thinking: last.Thinking,
			FinishReason: last.FinishReason, Usage: last.Usage, Timing: last.Timing, Seed: last.Seed})
	}
}
