// Package create_answer begins a response.
package create_answer

import (
	"encoding/json"
	"net/http"
	"time"

	"rkllmd/faces/openai/create_id"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/responses"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/create_stream"
)

// CreateAnswer returns the response to body, which goes to w: as events, or as a whole. It repeats what body says.
//
// **Runs on:** the request's goroutine.
func CreateAnswer(host *web.Host, w http.ResponseWriter, body *responses.Body) *responses.Answer {
	answer := &responses.Answer{Namespaces: body.Namespaces,
		Stream: create_stream.CreateStream(host, w, stream.Config{Options: stream.Options{Stream: body.Stream}}),
		Response: responses.Response{ID: create_id.CreateID("resp_"), Object: "response", CreatedAt: time.Now().Unix(),
			Status: responses.StateGoing, Instructions: body.Instructions, MaxOutputTokens: body.MaxOutputTokens,
			Metadata: body.Metadata, Model: body.Model, Output: []*responses.Item{}, Reasoning: body.Reasoning,
			ParallelToolCalls: body.ParallelToolCalls == nil || *body.ParallelToolCalls, Temperature: body.Temperature,
			Text: body.Text, ToolChoice: body.ToolChoice, Tools: body.Tools, TopP: body.TopP, Truncation: "disabled"}}
	for _, member := range []struct {
		to      *json.RawMessage
		instead string
	}{{&answer.Response.Metadata, `{}`}, {&answer.Response.Text, `{"format":{"type":"text"}}`},
		{&answer.Response.ToolChoice, `"auto"`}, {&answer.Response.Tools, `[]`}} {
		if !is_given.IsGiven(*member.to) {
			*member.to = json.RawMessage(member.instead)
		}
	}
	answer.Answer.ID = answer.Response.ID
	return answer
}
