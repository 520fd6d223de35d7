package web_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/web/web_generate"
	"rkllmd/tests/whole/web/web_ready"
	"rkllmd/tests/whole/web/web_request"
)

// A text is its tokens' text, a prompt has as many tokens as are told, and an answer as many messages, however it ends.
func TestWebTokens(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo")
	base := "http://" + address
	web_ready.WebReady(t, base)
	_, _, tokens := web_post.WebPost(t, base+"/v1/tokenize", `{"text": "Hello there, ü"}`)
	list := strings.ReplaceAll(fmt.Sprint(tokens["tokens"]), " ", ",")
	_, _, text := web_post.WebPost(t, base+"/v1/detokenize", `{"tokens": `+list+`}`)
	require.Equal(t, "Hello there, ü", text["text"])
	_, _, plain := web_post.WebPost(t, base+"/v1/tokenize",
		`{"text": "Once upon a time", "special": true}`)
	answer := web_generate.WebGenerate(t, base, `{"prompt": "Once upon a time", "max_tokens": 1}`)
	require.Equal(t, answer["usage"].(map[string]any)["prompt_tokens"], plain["count"])

	whole := web_generate.WebGenerate(t, base,
		`{"prompt": "Who are you?", "chat": true, "max_tokens": 5, "temperature": 0}`)
	said := whole["generated_text"].(string)
	stop, err := json.Marshal(said[len(said)-1:] + "\x01") // the last character is held back until the end
	require.NoError(t, err)
	bodies := []string{`"prompt": "Who are you?", "chat": true, "max_tokens": 5, "temperature": 0, "stop": [` +
		string(stop) + `]`}
	for seed, cut := 0, false; len(bodies) > 0; seed++ {
		_, text := web_request.WebRequest(t, "POST", base+"/v1/generate", `{"stream": true, `+bodies[0]+
			`}`, "Content-Type", "application/json")
		messages, joined := web_events.WebEvents(t, text), ""
		for _, message := range messages[1 : len(messages)-1] {
			joined += message["token"].(string)
		}
		last := messages[len(messages)-1]
		require.Equal(t, last["generated_text"], joined)
		require.EqualValues(t, last["usage"].(map[string]any)["completion_tokens"], len(messages)-2, "%s ends as %q",
			bodies[0], joined)
		cut = cut || strings.HasSuffix(joined, "\ufffd") // an answer that ends within a character
		require.Less(t, seed, 1000, "one of 12 random answers does")
		if bodies = bodies[1:]; !cut {
			bodies = []string{fmt.Sprintf(
				`"prompt": "a", "max_tokens": 4, "temperature": 100, "top_k": 0, "top_p": 1, "repetition_penalty": 1, "seed": %d`, seed)}
		}
	}
}
