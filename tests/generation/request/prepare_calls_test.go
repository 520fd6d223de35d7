package request_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/prepare_calls"
)

func TestPrepareCalls(t *testing.T) {
	const tools = `[{"type": "function", "function": {"name": "get", "parameters": {"properties": {"a": {"$ref": "#/$defs/n"}},
		"$defs": {"n": {"type": "integer"}}, "required": ["a"]}}}, {"type": "function", "function": {"name": "now"}}]`
	request := &generation.Request{Tools: tools, Calls: generation.CallsForced}
	require.NoError(t, prepare_calls.PrepareCalls("hermes", request))
	require.Contains(t, request.Grammar,
		"root ::= \"\" ( ( \"<tool_call>\\x0A{\\\"name\\\": \\\"get\\\", \\\"arguments\\\": \" ")
	require.Equal(t, 2, strings.Count(request.Grammar, `"get\"`), "once first, once behind another call")
	all := request.Grammar
	request = &generation.Request{Tools: tools, Calls: generation.CallsForced, Function: "now", OneCall: true}
	require.NoError(t, prepare_calls.PrepareCalls("hermes", request))
	require.NotContains(t, request.Grammar, "get")
	require.NotContains(t, request.Grammar, ")*")
	request = &generation.Request{Tools: tools, Calls: generation.CallsParsed, Schema: `{"type": "integer"}`}
	require.NoError(t, prepare_calls.PrepareCalls("hermes", request))
	require.Empty(t, request.Schema)
	root := all[strings.Index(all, "root ::= ")+len("root ::= "):]
	require.Contains(t, request.Grammar, "root ::= ( "+strings.TrimSpace(root)+" | ")
	request = &generation.Request{Calls: generation.CallsForced,
		Tools: `[{"type": "function", "function": {"name": "get", "parameters": {"not": {}}}}]`}
	err := prepare_calls.PrepareCalls("hermes", request)
	require.ErrorIs(t, err, generation.ErrInvalid)
	require.ErrorContains(t, err, "the schema tools[0].function.parameters cannot be used: #: the keyword not")
	request.Tools = `[{"type": "function", "function": {"name": "` + strings.Repeat("x", 140_000) + `"}}]`
	require.ErrorContains(t, prepare_calls.PrepareCalls("hermes", request), "the tools cannot be forced: the grammar")
}
