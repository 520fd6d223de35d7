package web_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/web/openai_stream"
	"rkllmd/tests/whole/web/upstream_member"
	"rkllmd/tests/whole/web/web_ready"
)

// One daemon is the upstream server of another one: by each front-end both say the same.
func TestWebUpstream(t *testing.T) {
	folder := t.TempDir()
	sockets := []string{filepath.Join(folder, "a"), filepath.Join(folder, "b")}
	_, first := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact", "--uma-socket", sockets[0])
	_, second := http_daemon.HTTPDaemon(t, "--upstream", "http://"+first+"/v1", "--upstream-model", "demo",
		"--upstream-kind", "rkllmd", "--uma-socket", sockets[1])
	bases := []string{"http://" + first, "http://" + second}
	web_ready.WebReady(t, bases[0])
	web_ready.WebReady(t, bases[1])
	const who = `"messages": [{"role": "user", "content": "Who are you?"}], "temperature": 0, "max_tokens": 20`
	const tool = `, "tool_choice": "required", "tools": [{"type": "function", "function": {"name": "f", "parameters": {
		"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}}}]`
	for _, test := range []struct {
		path, body string
		members    []any
	}{
		{"/v1/chat/completions", `{` + who + `}`, []any{"choices", 0, "message", "content"}},
		{"/v1/chat/completions", `{` + who + `}`, []any{"usage", "completion_tokens"}},
		{"/v1/chat/completions", `{` + who + `, "stop": ["small"]}`, []any{"choices", 0, "message", "content"}},
		{"/v1/completions", `{"prompt": "Once", "temperature": 0, "max_tokens": 9}`, []any{"choices", 0, "text"}},
		{"/v1/responses", `{"input": "Who are you?", "temperature": 0, "max_output_tokens": 20}`,
			[]any{"output", 0, "content", 0, "text"}},
		{"/v1/messages", `{"model": "demo", ` + who + `}`, []any{"content", 0, "text"}},
		{"/api/chat", `{"model": "demo", "stream": false, "options": {"temperature": 0, "num_predict": 20}, ` + who +
			`}`,
			[]any{"message", "content"}},
		{"/api/generate",
			`{"model": "demo", "stream": false, "options": {"temperature": 0, "num_predict": 20}, "prompt": "Hi"}`,
			[]any{"response"}},
		{"/v1/generate", `{"chat": true, "prompt": "Who are you?", "temperature": 0, "max_tokens": 20}`,
			[]any{"generated_text"}},
		{"/v1/embeddings", `{"input": "a text"}`, []any{"data", 0, "embedding"}},
	} {
		var said []any
		for _, base := range bases {
			code, _, answer := web_post.WebPost(t, base+test.path, test.body)
			require.Equal(t, 200, code, answer)
			said = append(said, upstream_member.UpstreamMember(answer, test.members...))
		}
		require.NotEmpty(t, said[0], test.path)
		require.Equal(t, said[0], said[1], test.path)
	}
	direct, _ := openai_stream.OpenaiStream(t, bases[0]+"/v1/chat/completions", `{"stream": true, `+who+`}`)
	relayed, _ := openai_stream.OpenaiStream(t, bases[1]+"/v1/chat/completions", `{"stream": true, `+who+`}`)
	require.Equal(t, direct, relayed)
	var texts []string
	for _, socket := range sockets {
		text, err := daemon_command.DaemonCommand(t, true, "uma", "--socket", socket, "Once", "--max-tokens",
			"9").Output()
		require.NoError(t, err)
		texts = append(texts, string(text))
	}
	require.Equal(t, texts[0], texts[1])
	_, _, list := web_post.WebPost(t, bases[1]+"/v1/models", "")
	require.Equal(t, "demo", upstream_member.UpstreamMember(list, "data", 0, "id"))
	for path, body := range map[string]string{"/v1/tokenize": `{"text": "a"}`, "/v1/messages/count_tokens": `{"model":
		"demo", ` + who + `}`, "/v1/chat/completions": `{` + who + `,
			"logprobs": true}`, "/v1/generate": `{` + who + tool + `}`} {
		status, _, refusal := web_post.WebPost(t, bases[1]+path, body)
		require.Equal(t, 400, status, refusal)
	}
}
