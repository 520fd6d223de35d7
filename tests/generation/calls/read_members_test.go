package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/read_members"
	"rkllmd/tests/generation/calls/calls_check"
	"rkllmd/tests/generation/calls/calls_state"
)

func TestReadMembers(t *testing.T) {
	functions := calls_state.CallsState("qwen-coder", true, false).Functions
	form := &generation.CallForm{Middle: []string{">"}}
	const text = "write file>\n<parameter=text>7</parameter>\n<parameter=mode>7</parameter>"
	for text, want := range map[string]generation.CallReading{
		text + "\n</function>": {State: generation.ReadDone, Name: "write file", Arguments: `{"text": "7", "mode": 7}`,
			Known: len(text), Length: len(text)},
		text + "\n<para": {State: generation.ReadMore, Name: "write file", Arguments: `{"text": "7", "mode": 7`, Known: len(text)},
		text + "<parameter=x>1</p": {State: generation.ReadMore, Name: "write file", Arguments: `{"text": "7", "mode": 7`, Known: len(text),
			Mark: "</parameter>"},
		"get>":            {State: generation.ReadMore, Name: "get", Arguments: "{", Known: 4},
		"get></function>": {State: generation.ReadDone, Name: "get", Arguments: "{}", Known: 4, Length: 4},
		"got>":            {},
		"get><parameter=a>1</parameter><parameter=a>2</parameter>": {Name: "get", Arguments: `{"a": 1`, Known: 30},
	} {
		require.Equal(t, want, read_members.ReadMembers(form, functions, text, nil), text)
	}
	place := &generation.MembersPlace{}
	for end := range len(text) + 1 {
		require.Equal(t, read_members.ReadMembers(form, functions, text[:end], nil),
			read_members.ReadMembers(form, functions, text[:end], place), "goes on where it was")
	}
	require.Equal(t, len(text), place.At)
	calls_check.CallsCheck(t, "qwen-coder",
		[3]string{"<tool_call>\n<function=write file>\n" +
			"<parameter=text>\nif a < b {\n</parameter>\n<parameter=mode>\n420\n" +
			"</parameter>\n</function>\n</tool_call>", `«0:write file({"text": "if a < b {", "mode": 420})»`},
		[3]string{"Well:\n<function=get_time><parameter=zone>1</parameter><parameter=at>null</parameter></function>",
			`Well:«0:get_time({"zone": "1", "at": null})»`},
		[3]string{"<function=get>\n</function>" + "<tool_call>{\"name\": \"get\"}</tool_call>", `«0:get({})»«1:get({})»`},
		[3]string{"<function=get><parameter=a>x", "<function=get><parameter=a>x", "«0:get({...»<parameter=a>x"})
}
