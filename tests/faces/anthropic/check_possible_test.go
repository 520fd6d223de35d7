package anthropic_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/check_possible"
	"rkllmd/tests/faces/openai_fault"
)

func TestCheckPossible(t *testing.T) {
	for _, text := range []string{`{}`, `{"max_tokens": 1, "temperature": 1, "top_p": 1, "top_k": 0, "mcp_servers": [],
		"container": null, "thinking": null}`, `{"thinking": {"type": "adaptive", "display": "omitted"}}`} {
		body := &anthropic.Body{}
		require.NoError(t, json.Unmarshal([]byte(text), body))
		require.Nil(t, check_possible.CheckPossible(body, true))
	}
	for param, value := range map[string]string{"max_tokens": `0`, "temperature": `1.5`, "top_p": `2`, "top_k": `-1`,
		"container": `"c"`, "mcp_servers": `[{}]`} {
		body := &anthropic.Body{MaxTokens: new(1)}
		require.NoError(t, json.Unmarshal([]byte(`{"`+param+`": `+value+`}`), body))
		openai_fault.OpenaiFault(t, check_possible.CheckPossible(body, false), param, param)
	}
	body := &anthropic.Body{MaxTokens: new(1)}
	body.Thinking.Type = "on"
	openai_fault.OpenaiFault(t, check_possible.CheckPossible(body, false), "thinking.type",
		`thinking.type is "on"; it must be "enabled", "adaptive" or "disabled"`)
	openai_fault.OpenaiFault(t, check_possible.CheckPossible(&anthropic.Body{}, false), "max_tokens", "is missing")
}
