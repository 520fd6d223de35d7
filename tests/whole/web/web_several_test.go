package web_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/web/first_delta"
	"rkllmd/tests/whole/web/openai_stream"
	"rkllmd/tests/whole/web/web_ready"
)

// Several answers to one request of OpenAI's clients: n, and lists of prompts.
func TestWebSeveral(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--sequences", "3")
	base := "http://" + address
	web_ready.WebReady(t, base)
	const talk = `{"messages": [{"role": "user", "content": "Who are you?"}], "seed": 5, "max_tokens": 8, "temperature": 2, ` +
		`"top_k": 0, "top_p": 1, `
	code, _, answer := web_post.WebPost(t, base+"/v1/chat/completions", talk+`"n": 3}`)
	require.Equal(t, 200, code, answer)
	texts := map[any]bool{}
	for i, choice := range answer["choices"].([]any) {
		require.EqualValues(t, i, choice.(map[string]any)["index"])
		texts[choice.(map[string]any)["message"].(map[string]any)["content"]] = true
	}
	require.Len(t, answer["choices"], 3)
	require.Greater(t, len(texts), 1, "each has a seed of its own")
	code, _, answer = web_post.WebPost(t, base+"/v1/completions", `{"prompt": ["a", "b", "c", "d"], "max_tokens": 2}`)
	require.Equal(t, 200, code, answer)
	require.Len(t, answer["choices"], 4)
	_, chunks := openai_stream.OpenaiStream(t, base+"/v1/chat/completions", talk+`"n": 2, "stream": true}`)
	ended := 0
	for _, chunk := range chunks {
		if _, reason := first_delta.FirstDelta(chunk); reason != nil {
			ended++
		}
	}
	require.Equal(t, 2, ended)
	code, _, answer = web_post.WebPost(t, base+"/v1/chat/completions", talk+`"n": 4}`)
	require.Equal(t, []any{400, "n"}, []any{code, answer["error"].(map[string]any)["param"]})
}
