package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/find_call"
	"rkllmd/tests/generation/calls/calls_state"
)

func TestFindCall(t *testing.T) {
	s := calls_state.CallsState("hermes", true, false)
	s.Held = `a <tool_call>{"name": "get"}</tool_call>`
	at, form, r := find_call.FindCall(s, false)
	require.Equal(t, []any{1, &s.Format.Forms[0], generation.ReadDone}, []any{at, form, r.State},
		"the blank is the call's")
	s.Held = "a <tool_"
	at, _, r = find_call.FindCall(s, false)
	require.Equal(t, []any{1, generation.ReadMore}, []any{at, r.State})
	at, form, _ = find_call.FindCall(s, true)
	require.Nil(t, form)
	require.Equal(t, len(s.Held), at)

	s = calls_state.CallsState("mistral-list", true, false)
	s.Form, s.Held = &s.Format.Forms[0], " ] [TOOL_CALLS"
	at, form, _ = find_call.FindCall(s, false)
	require.Equal(t, []any{0, &s.Format.Forms[0]}, []any{at, form})
	require.Equal(t, " [TOOL_CALLS", s.Held)
	require.Nil(t, s.Form)
	s.Form, s.Held = &s.Format.Forms[0], "; {}"
	_, form, _ = find_call.FindCall(s, false)
	require.Nil(t, form)
}
