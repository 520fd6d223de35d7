package web_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/web/web_generate"
	"rkllmd/tests/whole/web/web_ready"
)

// Answers that are held to a schema or a grammar, over HTTP, by the demo model.
func TestWebStructured(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo")
	base := "http://" + address
	web_ready.WebReady(t, base)
	const who = `{"messages": [{"role": "user", "content": "Who are you?"}], "max_tokens": 200, `
	t.Run("a schema, whose members keep their order", func(t *testing.T) {
		answer := web_generate.WebGenerate(t, base, who+`"schema": {"type": "object", "properties": {"zebra":
			{"type": "string", "maxLength": 12}, "apple": {"type": "integer", "minimum": 1, "maximum": 12}},
			"required": ["zebra", "apple"]}}`)
		require.Equal(t, "stop", answer["finish_reason"], answer)
		text := answer["generated_text"].(string)
		require.Regexp(t, `^\{\s*"zebra":\s*"[^"]{0,12}",\s*"apple":\s*([1-9]|1[0-2])\s*\}$`, text)
		require.True(t, json.Valid([]byte(text)))
	})
	t.Run("a grammar, and a raw prompt", func(t *testing.T) {
		answer := web_generate.WebGenerate(t, base,
			`{"prompt": "Two plus two is", "grammar": "root ::= \" \" [0-9]{2} \".\"", "seed": 5}`)
		require.Regexp(t, `^ [0-9]{2}\.$`, answer["generated_text"])
		require.Equal(t, "stop", answer["finish_reason"])
	})
	t.Run("what is wrong is said before any token", func(t *testing.T) {
		for member, reason := range map[string]string{
			`"schema": {"items": {"not": {}}}`:                 "#/items: the keyword not cannot be kept to",
			`"schema": "object"`:                               "a schema is an object, true or false",
			`"grammar": "root ::= [a-"`:                        "line 1, column 13",
			`"grammar": 5`:                                     `"grammar"`,
			`"grammar": "root ::= \"a\"", "schema": {}`:        "grammar and schema exclude each other",
			`"schema": {"$ref": "https://example.org/a.json"}`: "only places in the same schema can be named",
		} {
			code, _, answer := web_post.WebPost(t, base+"/v1/generate", who+member+`}`)
			require.Equal(t, 400, code, answer)
			failure := answer["error"].(map[string]any)
			require.Equal(t, "invalid_request", failure["type"])
			require.Contains(t, failure["message"], reason)
		}
	})
}
