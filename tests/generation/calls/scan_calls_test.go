package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/generation/calls/calls_check"
	"rkllmd/tests/generation/calls/calls_state"
	"rkllmd/tests/generation/calls/calls_told"
)

func TestScanCalls(t *testing.T) {
	const call = `<tool_call>
{"name": "get_time", "arguments": {"zone": "Europe/Oslo"}}
</tool_call>`
	calls_check.CallsCheck(t, "hermes",
		[3]string{""},
		[3]string{"Just <text> with { and <tool and \n", "Just <text> with { and <tool and \n"},
		[3]string{call, `«0:get_time({"zone": "Europe/Oslo"})»`},
		[3]string{"I look. \n" + call + "\n" + call + "\n\nSo ", `I look.«0:get_time({"zone": "Europe/Oslo"})»` +
			`«1:get_time({"zone": "Europe/Oslo"})»So `},
		[3]string{`<tool_call>{"arguments":{"a":[1]},"name":"get","id":7}</tool_call>`, `«0:get({"a":[1]})»`},
		[3]string{`<tool_call>{"name":"get"}</tool_call>`, `«0:get({})»`},
		[3]string{`<tool_call>{"name":"get","arguments":null}</tool_call>`, `«0:get({})»`},
		[3]string{`<tool_call>{"name":"get","parameters":"{\"a\": \"\\n\"}"}</tool_call>`, `«0:get({"a": "\n"})»`},
		[3]string{`a <tool_call>{"name": "got", "arguments": {}}</tool_call>`,
			`a <tool_call>{"name": "got", "arguments": {}}</tool_call>`},
		[3]string{`<tool_call>{"name": "get"} ` + call, `<tool_call>{"name": "get"}«0:get_time({"zone": "Europe/Oslo"})»`},
		[3]string{`<tool_call>{"name": "get", "arguments": {"a": 1]}</tool_call> ` + call,
			`<tool_call>{"name": "get", "arguments": {"a": 1]}</tool_call>«0:get_time({"zone": "Europe/Oslo"})»`,
			`«0:get({"a": 1...»]}</tool_call>«1:get_time({"zone": "Europe/Oslo"})»`},
		[3]string{`<tool_call>{"name": "get", "arguments": {"a": "b`, `<tool_call>{"name": "get", "arguments": {"a": "b`,
			`«0:get({"a": "b...»`},
		[3]string{`<tool_call>{"name": "get", "arguments": {}}`, `<tool_call>{"name": "get", "arguments": {}}`,
			`«0:get({}...»}`},
		[3]string{`<tool_call>{"name": "get", "arguments": [1]}</tool_call>`,
			`<tool_call>{"name": "get", "arguments": [1]}</tool_call>`},
		[3]string{`<tool_call>{"name": "get", "name": "get"}</tool_call>`,
			`<tool_call>{"name": "get", "name": "get"}</tool_call>`})
	one := calls_state.CallsState("hermes", false, true)
	require.Equal(t, `«0:get_time({"zone": "Europe/Oslo"})»`, calls_told.CallsTold(one, call+call, "x"))
	require.True(t, one.Ended)
}
