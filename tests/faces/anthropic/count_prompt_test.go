package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/count_prompt"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

func TestCountPrompt(t *testing.T) {
	body, b := &anthropic.Body{}, web_backend.WebBackend()
	host, _ := web_host.WebHost(b)
	body.Request.Messages = []engine.Message{{Role: "system", Content: "abc"}, {Role: "user", Content: "de"}}
	count, refusal := count_prompt.CountPrompt(host, host.Hub, body)
	require.Nil(t, refusal)
	require.Equal(t, 5, count)
	body.Model = "claude"
	_, refusal = count_prompt.CountPrompt(host, host.Hub, body)
	require.Equal(t, 404, refusal.Status)
	body.Model, body.Request.Messages[0].Role = "", ""
	_, refusal = count_prompt.CountPrompt(host, host.Hub, body)
	require.Equal(t, 400, refusal.Status)
	body.Request.Messages[0] = engine.Message{Role: "system", Content: "refu"}
	body.Request.Messages[1].Content = "se"
	_, refusal = count_prompt.CountPrompt(host, host.Hub, body)
	require.Contains(t, refusal.Fault.Message, "refused", "by the chat template")
	b.Render = nil
	_, refusal = count_prompt.CountPrompt(host, host.Hub, body)
	require.Equal(t, 400, refusal.Status)
	require.Contains(t, refusal.Fault.Message, "toy does not tell")
}
