package responses_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/openai"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/start_response"
	"rkllmd/tests/faces/responses/responses_answer"
	"rkllmd/tests/support/faces/named_events"
)

func TestStartResponse(t *testing.T) {
	body := &responses.Body{Stream: true}
	body.Request.Messages = []engine.Message{{Role: "user", Content: "a"}}
	answer := responses_answer.ResponsesAnswer(body, "hello", " you")
	run, refusal := start_response.StartResponse(answer, body)
	require.Nil(t, refusal)
	<-run.Done
	names, _ := named_events.NamedEvents(t, string(answer.Out))
	require.Equal(t, []string{"response.created", "response.in_progress", "response.output_item.added"}, names[:3])
	require.Equal(t, "toy", answer.Response.Model)
	body.Model = "gpt-4o"
	_, refusal = start_response.StartResponse(answer, body)
	require.Equal(t, 404, refusal.Status)
	body.Model, body.Request.Stop = "", []string{""}
	_, refusal = start_response.StartResponse(answer, body)
	require.Equal(t, 400, refusal.Status)
	body.Request.Stop, body.Request.Messages[0].Content = nil, strings.Repeat("x", 9999)
	_, refusal = start_response.StartResponse(answer, body)
	require.Equal(t, []any{new("input"), new(openai.CodeLength)}, []any{refusal.Fault.Param, refusal.Fault.Code})
	answer.Host.Hub.Backend.Store(nil)
	_, refusal = start_response.StartResponse(answer, body)
	require.Equal(t, 503, refusal.Status)
}
