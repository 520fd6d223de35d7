package web_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/web/web_generate"
	"rkllmd/tests/whole/web/web_ready"
)

// Answers as a whole, their options, and every kind of error that a client can cause.
func TestWebRest(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo")
	base := "http://" + address
	const once = `{"prompt": "Once upon a time", "max_tokens": 8, "temperature": 0.7, "seed": 3`
	const who = `{"prompt": "Who are you?", "chat": true`
	web_ready.WebReady(t, base)
	t.Run("the protocol's example", func(t *testing.T) {
		answer := web_generate.WebGenerate(t, base, once+`, "stream": false, "echo_prompt": true}`)
		require.Regexp(t, "^gen_", answer["id"])
		require.Equal(t, "rkllmd demo", answer["model"])
		require.True(t, strings.HasPrefix(answer["generated_text"].(string), "Once upon a time"), answer)
		usage := answer["usage"].(map[string]any)
		require.Equal(t, usage["prompt_tokens"].(float64)+usage["completion_tokens"].(float64), usage["total_tokens"])
		require.Equal(t, "3", answer["seed"])
		require.Positive(t, answer["timing"].(map[string]any)["total_ms"])
		again := web_generate.WebGenerate(t, base, once+"}")
		require.Equal(t, answer["generated_text"], "Once upon a time"+again["generated_text"].(string),
			"the same seed, without the prompt")
	})
	t.Run("a conversation, and what ends it", func(t *testing.T) {
		whole := web_generate.WebGenerate(t, base,
			`{"messages": [{"role": "user", "content": "Who are you?"}], "temperature": 0}`)
		require.Equal(t, "stop", whole["finish_reason"], whole)
		chat := web_generate.WebGenerate(t, base, who+`, "parameters": {"temperature": 0}}`)
		require.Equal(t, whole["generated_text"], chat["generated_text"])
		short := web_generate.WebGenerate(t, base, who+`, "temperature": 0, "max_tokens": 2}`)
		require.Equal(t, "length", short["finish_reason"])
		text := whole["generated_text"].(string)
		middle := text[len(text)/2 : len(text)/2+3]
		cut := web_generate.WebGenerate(t, base, fmt.Sprintf(who+`, "temperature": 0, "stop": [%q]}`, middle))
		require.Equal(t, text[:strings.Index(text, middle)], cut["generated_text"])
		require.Equal(t, "stop", cut["finish_reason"])
	})
	t.Run("many at once, each its own", func(t *testing.T) {
		var wait sync.WaitGroup
		for i := range 16 {
			wait.Go(func() {
				body := fmt.Sprintf(`{"prompt": "What is %d plus %d?", "chat": true, "temperature": 0}`, i%8, i/8)
				one, two := web_generate.WebGenerate(t, base, body), web_generate.WebGenerate(t, base, body)
				if one["generated_text"] != two["generated_text"] || one["generated_text"] == "" {
					t.Errorf("%v is not %v", one, two)
				}
			})
		}
		wait.Wait()
	})
	for _, test := range []struct {
		body, kind, want string
		code             int
	}{
		{`{"prompt": "a", "top_p": 7}`, "invalid_request", "top_p is 7; it must be from 0 to 1", 400},
		{`{"prompt": "a", "model": "llama-7b"}`, "invalid_request", `model is "llama-7b"`, 400},
		{`{"prompt": "` + strings.Repeat("word ", 5000) + `"}`, "context_length_exceeded", "tokens", 400},
		{`{"prompt": "` + strings.Repeat("x", 1<<20) + `"}`, "invalid_request", "--http-max-message-bytes", 413},
		{`{"prompt": `, "invalid_request", "no JSON", 400},
	} {
		code, _, answer := web_post.WebPost(t, base+"/v1/generate", test.body)
		failure := answer["error"].(map[string]any)
		require.Equal(t, []any{test.code, test.kind}, []any{code, failure["type"]}, failure)
		require.Contains(t, failure["message"], test.want)
	}
}
