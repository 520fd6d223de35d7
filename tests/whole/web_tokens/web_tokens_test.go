package web_tokens_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/http_daemon"
	"rkllmd/tests/support/web_post"
)

// A text is its tokens' text, and a prompt has as many tokens as are told.
func TestWebTokens(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo")
	for code := 0; code != 200; {
		code, _, _ = web_post.WebPost(t, "http://"+address+"/readyz", "")
	}
	_, _, tokens := web_post.WebPost(t, "http://"+address+"/v1/tokenize", `{"text": "Hello there, ü"}`)
	list := strings.ReplaceAll(fmt.Sprint(tokens["tokens"]), " ", ",")
	_, _, text := web_post.WebPost(t, "http://"+address+"/v1/detokenize", `{"tokens": `+list+`}`)
	require.Equal(t, "Hello there, ü", text["text"])
	_, _, plain := web_post.WebPost(t, "http://"+address+"/v1/tokenize", `{"text": "Once upon a time", "special": true}`)
	_, _, answer := web_post.WebPost(t, "http://"+address+"/v1/generate", `{"prompt": "Once upon a time", "max_tokens": 1}`)
	require.Equal(t, answer["usage"].(map[string]any)["prompt_tokens"], plain["count"])
}
