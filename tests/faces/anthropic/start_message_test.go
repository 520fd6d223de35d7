package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/start_message"
	"rkllmd/tests/faces/anthropic/anthropic_answer"
	"rkllmd/tests/support/faces/named_events"
)

func TestStartMessage(t *testing.T) {
	body := &anthropic.Body{Stream: true}
	body.Request.Messages = []engine.Message{{Role: "user", Content: "a"}}
	answer := anthropic_answer.AnthropicAnswer(body, "hello", " you")
	run, refusal := start_message.StartMessage(answer, body)
	require.Nil(t, refusal)
	<-run.Done
	names, _ := named_events.NamedEvents(t, string(answer.Out))
	require.Equal(t, []string{"message_start", "content_block_start"}, names[:2])
	require.Equal(t, "toy", answer.Message.Model)
	body.Model = "claude"
	_, refusal = start_message.StartMessage(answer, body)
	require.Equal(t, 404, refusal.Status)
	body.Model, body.Request.Stop = "", []string{""}
	_, refusal = start_message.StartMessage(answer, body)
	require.Equal(t, 400, refusal.Status)
	answer.Host.Hub.Backend.Store(nil)
	_, refusal = start_message.StartMessage(answer, body)
	require.Equal(t, 503, refusal.Status)
}
