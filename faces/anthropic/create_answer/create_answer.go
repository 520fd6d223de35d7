// Package create_answer begins a message.
package create_answer

import (
	"net/http"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/openai/create_id"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/create_stream"
)

// CreateAnswer returns the message to body, which goes to w: as events, or as a whole.
//
// **Runs on:** the request's goroutine.
func CreateAnswer(host *web.Host, w http.ResponseWriter, body *anthropic.Body) *anthropic.Answer {
	answer := &anthropic.Answer{
		Stream: create_stream.CreateStream(host, w, stream.Config{Options: stream.Options{Stream: body.Stream}}),
		Message: anthropic.Message{ID: create_id.CreateID("msg_"), Type: "message", Role: "assistant",
			Model: body.Model, Content: []*anthropic.Block{}}}
	answer.Answer.ID = answer.Message.ID
	return answer
}
