package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/read_call"
	"rkllmd/tests/generation/calls/calls_state"
)

func TestReadCall(t *testing.T) {
	s := calls_state.CallsState("mistral-list", true, false)
	form := &s.Format.Forms[0]
	const first = `[TOOL_CALLS] [{"name": "get", "arguments": {}}`
	require.Equal(t, generation.CallReading{State: generation.ReadDone, Name: "get", Arguments: "{}",
		Known:  len(first) - 1,
		Length: len(first)}, read_call.ReadCall(form, s.Functions, first+", ", false, nil))
	const next = `, {"name": "get"}`
	require.Equal(t, generation.CallReading{State: generation.ReadDone, Name: "get", Arguments: "{}",
		Known:  len(next) - 1,
		Length: len(next)}, read_call.ReadCall(form, s.Functions, next+"]", true, nil))
	require.Equal(t, generation.ReadBroken, read_call.ReadCall(form, s.Functions, next, false, nil).State)

	s = calls_state.CallsState("hermes", true, false)
	r := read_call.ReadCall(&s.Format.Forms[0], s.Functions, `<tool_call>{"name": "get"}</tool`, false, nil)
	require.Equal(t, []any{generation.ReadMore, ""}, []any{r.State, r.Name})
	r = read_call.ReadCall(&s.Format.Forms[0], s.Functions, `<tool_call>{"name": "get", "arguments": {"a`, false, nil)
	require.Equal(t, []any{generation.ReadMore, "get", `{"a`, 40}, []any{r.State, r.Name, r.Arguments, r.Value})
	mark := &generation.CallForm{Begin: "<x>", Shape: generation.ShapeNothing}
	require.Equal(t, generation.CallReading{State: generation.ReadDone, Length: 3}, read_call.ReadCall(mark, nil,
		"<x>y", false, nil))
}
