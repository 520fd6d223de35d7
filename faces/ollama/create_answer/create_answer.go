// Package create_answer begins an answer.
package create_answer

import (
	"net/http"
	"time"

	"rkllmd/faces/ollama"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/create_stream"
)

// CreateAnswer returns the answer to body, which goes to w: as lines, unless that is not wanted, or as a whole.
//
// **Runs on:** the request's goroutine.
func CreateAnswer(host *web.Host, w http.ResponseWriter, body *ollama.Body, chat bool) *ollama.Answer {
	lines := body.Stream == nil || *body.Stream
	answer := &ollama.Answer{Model: body.Model, Chat: chat, Remember: !chat && !body.Raw, Started: time.Now(),
		Stream: create_stream.CreateStream(host, w, stream.Config{Options: stream.Options{Stream: lines}})}
	answer.Lines, answer.Log.Wanted = true, body.Logprobs
	return answer
}
