package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/read_object"
	"rkllmd/tests/generation/calls/calls_check"
	"rkllmd/tests/generation/calls/calls_state"
)

func TestReadObject(t *testing.T) {
	functions := calls_state.CallsState("hermes", true, false).Functions
	for text, want := range map[string]generation.CallReading{
		` {"name": "get", "arguments": {"a": 1}} `: {State: generation.ReadDone, Name: "get", Arguments: `{"a": 1}`, Known: 38,
			Length: 39},
		`{"id":1,"type":"function","parameters":{},"name":"get"}`: {State: generation.ReadDone, Name: "get", Arguments: "{}",
			Known: 54, Length: 55},
		`{"name": "get"}`: {State: generation.ReadDone, Name: "get", Known: 14, Length: 15},
		`{"name": "get", "arguments": {"a`: {State: generation.ReadMore, Name: "get", Arguments: `{"a`, Known: 32,
			Value: 29},
		`{"name": "get", "arguments": "{\"a`:                 {State: generation.ReadMore, Name: "get", Known: 14, Value: 29},
		`{"name": "get", "arguments": "{}"`:                  {State: generation.ReadMore, Name: "get", Arguments: "{}", Known: 33},
		`{"arguments": {}}`:                                  {Arguments: "{}", Known: 16, Length: 17},
		`{"name": "get", "arguments": {}, "x": 1}`:           {Name: "get", Arguments: "{}", Known: 31},
		`{"name": "get", "arguments": {}, "parameters": {}}`: {Name: "get", Arguments: "{}", Known: 31},
		`{"name": "got"}`:                                    {Known: 14}, `{"name": 1}`: {Known: 10}, `[`: {},
		`{}`: {}, ``: {State: generation.ReadMore},
	} {
		require.Equal(t, want, read_object.ReadObject(text, functions), text)
	}
	calls_check.CallsCheck(t, "mistral-list",
		[3]string{`[TOOL_CALLS] [{"name": "get", "arguments": {}}, {"name": "get", "arguments": {"b": 2}}]`,
			`«0:get({})»«1:get({"b": 2})»`},
		[3]string{`[TOOL_CALLS] [{"name": "get", "arguments": {}}, {"name": "got", "arguments": {}}] x`,
			`«0:get({})», {"name": "got", "arguments": {}}] x`})
	calls_check.CallsCheck(t, "llama3",
		[3]string{` {"name": "get", "parameters": {"a": 1}}; {"name": "get", "parameters": {}}`, `«0:get({"a": 1})»«1:get({})»`},
		[3]string{`<|python_tag|>{"type": "function", "name": "get", "parameters": {}}`, `«0:get({})»`},
		[3]string{`{"name": "Ann", "age": 3}`, `{"name": "Ann", "age": 3}`},
		[3]string{`{"name": "get", "age": 3}`, `{"name": "get", "age": 3}`},
		[3]string{`So: {"name": "get", "parameters": {}}`, `So: {"name": "get", "parameters": {}}`})
}
