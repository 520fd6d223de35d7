package conversation_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/conversation/parse_call"
	"rkllmd/generation"
)

func TestParseCall(t *testing.T) {
	for text, want := range map[string]engine.ToolCall{
		`{"id": "c1", "type": "function", "index": 0, "function": {"name": "clock", "arguments": {"a": 2.0}}}`: {
			ID: "c1", Name: "clock", Arguments: `{"a": 2.0}`},
		`{"function": {"name": "clock"}}`: {Name: "clock", Arguments: "{}"},
	} {
		call, err := parse_call.ParseCall("c", json.RawMessage(text))
		require.NoError(t, err)
		require.Equal(t, want, call)
	}
	for text, want := range map[string]string{
		`5`:                         `c is 5; it must be an object`,
		`{"id": 5}`:                 `c.id is 5; it must be a text`,
		`{"type": 5}`:               `c.type is 5; it must be a text`,
		`{"type": "custom"}`:        `c.type is "custom"; it must be "function"`,
		`{"name": "clock"}`:         `c has no "function": give an object with its "name" and its "arguments"`,
		`{"function": []}`:          `c.function is []; it must be an object`,
		`{"function": {}}`:          `c.function has no "name": give the function's name`,
		`{"function": {"name": 5}}`: `c.function.name is 5; it must be a text`,
		`{"function": {"name": "a", "arguments": 5}}`: `c.function.arguments is 5; it must be an object, or a text that holds one`,
	} {
		_, err := parse_call.ParseCall("c", json.RawMessage(text))
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
