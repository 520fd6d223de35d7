package web_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/web/openai_stream"
	"rkllmd/tests/whole/web/web_ready"
)

// What OpenAI's clients send, answered by the demo model.
func TestWebOpenai(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact")
	base := "http://" + address
	web_ready.WebReady(t, base)
	const who = `{"model": "demo", "messages": [{"role": "developer", "content": "Be brief."}, {"role": "user",
		"content": [{"type": "text", "text": "Who are "}, {"type": "text", "text": "you?"}]}], "seed": 5, "max_tokens": 30, `
	t.Run("whole and streamed", func(t *testing.T) {
		code, _, whole := web_post.WebPost(t, base+"/v1/chat/completions", who+`"logprobs": true, "top_logprobs": 2}`)
		require.Equal(t, 200, code, whole)
		text, chunks := openai_stream.OpenaiStream(t, base+"/v1/chat/completions",
			who+`"stream": true, "stream_options": {"include_usage": true}}`)
		choice := whole["choices"].([]any)[0].(map[string]any)
		require.NotEmpty(t, text)
		require.Equal(t, choice["message"].(map[string]any)["content"], text, "one seed, one answer")
		require.Equal(t, whole["usage"].(map[string]any)["total_tokens"],
			chunks[len(chunks)-1]["usage"].(map[string]any)["total_tokens"])
		var bytes []byte
		for _, one := range choice["logprobs"].(map[string]any)["content"].([]any) {
			require.Len(t, one.(map[string]any)["top_logprobs"], 2)
			for _, b := range one.(map[string]any)["bytes"].([]any) {
				bytes = append(bytes, byte(b.(float64)))
			}
		}
		require.Equal(t, text, string(bytes), "the tokens' own bytes are the text")
	})
	t.Run("a schema, and a raw prompt", func(t *testing.T) {
		text, _ := openai_stream.OpenaiStream(t, base+"/v1/chat/completions", who+`"stream": true, "max_completion_tokens":
			200, "response_format": {"type": "json_schema", "json_schema": {"name": "x", "strict": true, "schema": {"type":
			"object", "properties": {"age": {"type": "integer", "minimum": 1, "maximum": 9}}, "required": ["age"],
			"additionalProperties": false}}}}`)
		require.Regexp(t, `^\{\s*"age":\s*[1-9]\s*\}$`, text)
		code, _, answer := web_post.WebPost(t, base+"/v1/completions", `{"prompt": "Once", "max_tokens": 5, "stop": null, "temperature": 0,
			"logprobs": 2}`)
		require.Equal(t, 200, code, answer)
		require.Len(t, answer["choices"].([]any)[0].(map[string]any)["logprobs"].(map[string]any)["tokens"], 5)
		require.Equal(t, "length", answer["choices"].([]any)[0].(map[string]any)["finish_reason"])
	})
	t.Run("refusals, before anything is sent", func(t *testing.T) {
		body := strings.Replace(who, `"model": "demo", `, "", 1)
		for member, want := range map[string][]any{`"n": 33`: {400, "n"}, `"model": "gpt-4o"`: {404, "model"},
			`"tools": [{"type": "function", "function": {"name": "f"}}]`:        {400, "tools"},
			`"response_format": {"type": "json_object", "schema": {"not": {}}}`: {400, nil}} {
			code, _, answer := web_post.WebPost(t, base+"/v1/chat/completions", body+`"stream": true, `+member+`}`)
			require.Equal(t, want, []any{code, answer["error"].(map[string]any)["param"]}, answer)
		}
	})
	t.Run("models", func(t *testing.T) {
		_, _, list := web_post.WebPost(t, base+"/v1/models", "")
		require.Equal(t, "list", list["object"])
		entry := list["data"].([]any)[0].(map[string]any)
		require.Equal(t, "demo", entry["id"])
		_, _, one := web_post.WebPost(t, base+"/v1/models/demo", "")
		require.Equal(t, entry, one)
	})
}
