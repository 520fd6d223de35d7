package openai_answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/start_answer"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_answer"
	"rkllmd/tests/faces/openai_answers/openai_data"
	"rkllmd/tests/faces/web_backend"
)

func TestStartAnswer(t *testing.T) {
	body := &openai.Body{Stream: true, Alternatives: -1, Talk: []engine.Message{{Role: "user", Content: "a"}}}
	answer, _ := openai_answer.OpenaiAnswer(body, true, "hello", " you")
	runs, refusal := start_answer.StartAnswer(answer, body)
	require.Nil(t, refusal)
	<-runs[0].Done
	data := openai_data.OpenaiData(t, string(answer.Out))
	require.Len(t, data, 5)
	require.Contains(t, data[0], `"delta":{"role":"assistant","content":""}`)
	require.Equal(t, "toy", answer.Model)
	answer.Count = 9
	_, refusal = start_answer.StartAnswer(answer, body)
	require.Equal(t, "n is 9; it is 1 at most here, because so many answers are computed at once (--sequences)",
		refusal.Fault.Message)
	body.Model, answer.Count = "gpt-4o", 1
	_, refusal = start_answer.StartAnswer(answer, body)
	require.Equal(t, 404, refusal.Status)
	body.Model, body.Stops = "", []string{""}
	_, refusal = start_answer.StartAnswer(answer, body)
	require.Equal(t, 400, refusal.Status)
	answer.Hub = &generation.Hub{}
	answer.Hub.Backend.Store(web_backend.WebBackend("a"))
	body.Model, body.Stops = "small", nil
	runs, refusal = start_answer.StartAnswer(answer, body)
	require.Nil(t, refusal, "the operator's name was looked at before")
	<-runs[0].Done
	answer.Hub = answer.Host.Hub
	answer.Host.Hub.Backend.Store(nil)
	_, refusal = start_answer.StartAnswer(answer, body)
	require.Equal(t, 503, refusal.Status)
}
