// Package create_answer begins an answer.
package create_answer

import (
	"net/http"
	"time"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/create_id"
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/set_given"
	"rkllmd/faces/web"
	"rkllmd/faces/web/create_stream"
)

// CreateAnswer returns the answer to body, which goes to w: as chunks, or as a whole.
//
// **Runs on:** the request's goroutine.
func CreateAnswer(host *web.Host, w http.ResponseWriter, body *openai.Body, chat bool) *openai.Answer {
	prefix := map[bool]string{true: "chatcmpl-", false: "cmpl-"}[chat]
	answer := &openai.Answer{ID: create_id.CreateID(prefix), Created: time.Now().Unix(), Model: body.Model, Chat: chat,
		Usage: body.StreamOptions.IncludeUsage, Count: 1,
		Stream: create_stream.CreateStream(host, w, stream.Config{Options: stream.Options{Stream: body.Stream}})}
	answer.Answer.ID = answer.ID
	set_given.SetGiven(&answer.Count, body.Count)
	return answer
}
