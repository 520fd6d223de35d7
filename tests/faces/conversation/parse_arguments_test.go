package conversation_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/conversation/parse_arguments"
	"rkllmd/generation"
)

func TestParseArguments(t *testing.T) {
	for text, want := range map[string]string{
		"": "{}", `""`: "{}", `"  "`: "{}", `{}`: "{}", `{"a": 2.0, "b": [1e2]}`: `{"a": 2.0, "b": [1e2]}`,
		`" {\"a\": \"<\"} "`: `{"a": "<"}`,
	} {
		object, err := parse_arguments.ParseArguments("a", json.RawMessage(text))
		require.NoError(t, err, text)
		require.Equal(t, want, object)
	}
	deep, err := json.Marshal(`{"a":` + strings.Repeat("[", 100_000) + strings.Repeat("]", 100_000) + "}")
	require.NoError(t, err)
	for _, text := range []string{"5", "[]", `"[]"`, `"null"`, `"{"`, `"hello"`, `"{\"a\": \"\\ud800\"}"`, string(deep)} {
		_, err = parse_arguments.ParseArguments("messages[3].tool_calls[0].function.arguments", json.RawMessage(text))
		require.EqualError(t, err, "messages[3].tool_calls[0].function.arguments is "+text[:min(40, len(text))]+
			"; it must be an object, or a text that holds one")
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
