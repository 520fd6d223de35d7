package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
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
	answer.Host.Hub.Backend.Store(nil)
	_, refusal = start_response.StartResponse(answer, body)
	require.Equal(t, 503, refusal.Status)
}
