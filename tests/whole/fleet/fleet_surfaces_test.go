package fleet_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/support/models/write_calling_model"
	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/whole/fleet/ask_path"
	"rkllmd/tests/whole/fleet/plain_answer"
)

// Each surface of HTTP says over a fleet of two members what it says on one machine, refusals too: chats with
// functions, schemas and probabilities, completions, the surfaces of Ollama and Anthropic, responses, vectors, tokens.
func TestFleetSurfaces(t *testing.T) {
	t.Parallel()
	url, _ := nats_server.NATSServer(t)
	model := write_calling_model.WriteCallingModel(t, project_path.ProjectPath(t, ""))
	flags := []string{"--model", model, "--context", "2048"}
	alone, here := http_daemon.HTTPDaemon(t, append(flags, "--exact", "--sequences", "4")...)
	gateway, there := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1")
	for _, name := range []string{"one", "two"} {
		fleet_daemon.FleetDaemon(t, url, name, flags...)
		wait_for_log.WaitForLog(t, gateway, "member="+name)
	}
	wait_for_log.WaitForLog(t, alone, "model loaded")
	const (
		talk  = `{"messages": [{"role": "user", "content": "Tell me of the sea."}], "max_tokens": 30, "seed": 5, `
		tools = `"tools": [{"type": "function", "function": {"name": "look", "parameters": {"type": "object", "properties": {"at": {"type": "integer"}}, "required": ["at"]}}}]`
	)
	for _, test := range []struct{ path, body string }{
		{"/v1/chat/completions", talk + `"stream": true, "stream_options": {"include_usage": true}}`},
		{"/v1/chat/completions", talk + `"logprobs": true, "top_logprobs": 3, "temperature": 1.3}`},
		{"/v1/chat/completions", talk + tools + `, "tool_choice": "required"}`},
		{"/v1/chat/completions", talk + tools + `, "tool_choice": "required", "stream": true}`},
		{"/v1/chat/completions", talk + `"n": 3, "stop": ["e"]}`},
		{"/v1/chat/completions", talk + `"response_format": {"type": "json_schema", "json_schema": {"name": "a",
			"schema": {"type": "object", "properties": {"at": {"type": "integer"}}, "required": ["at"]}}}}`},
		{"/v1/completions", `{"prompt": ["once", "upon"], "max_tokens": 20, "seed": 6}`},
		{"/v1/completions", `{"prompt": "once", "max_tokens": 20, "echo": true}`},
		{"/v1/completions", `{"prompt": "once", "max_tokens": 20, "temperature": -1}`},
		{"/v1/completions", `{"prompt": "` + strings.Repeat("once ", 3000) + `", "max_tokens": 20}`},
		{"/v1/responses", `{"input": "Tell me", "max_output_tokens": 20, "temperature": 0, "stream": true}`},
		{"/v1/messages", `{"messages": [{"role": "user", "content": "Hi"}], "max_tokens": 20, "model": "chat",
			"temperature": 0, "stream": true}`},
		{"/v1/messages/count_tokens", `{"messages": [{"role": "user", "content": "Hi"}], "model": "chat"}`},
		{"/api/chat", `{"messages": [{"role": "user", "content": "Hi"}], "options": {"num_predict": 20, "seed": 7},
			"format": {"type": "object", "properties": {"at": {"type": "integer"}}, "required": ["at"]}}`},
		{"/api/generate", `{"prompt": "Hi", "options": {"num_predict": 20, "seed": 8, "stop": ["a"]}}`},
		{"/v1/embeddings", `{"input": ["once", "upon a time"]}`},
		{"/api/embed", `{"input": "once"}`},
		{"/v1/tokenize", `{"text": "once upon"}`},
		{"/v1/detokenize", `{"tokens": [104, 105]}`},
		{"/v1/generate", `{"prompt": "once", "max_tokens": 20, "parameters": {"seed": 9, "repetition_penalty": 1.4}}`},
	} {
		want, status := ask_path.AskPath(t, here, test.path, test.body)
		got, reached := ask_path.AskPath(t, there, test.path, test.body)
		require.Equal(t, plain_answer.PlainAnswer(want), plain_answer.PlainAnswer(got), "%s %s", test.path, test.body)
		require.Equal(t, status, reached)
		require.Less(t, status, 500, want)
	}
}
