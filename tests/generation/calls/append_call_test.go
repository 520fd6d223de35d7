package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/append_call"
	"rkllmd/tests/generation/calls/calls_state"
)

func TestAppendCall(t *testing.T) {
	s := calls_state.CallsState("hermes", false, false)
	form := &s.Format.Forms[0]
	s.Held = "12345678 rest"
	reading := generation.CallReading{State: generation.ReadMore, Name: "get", Arguments: `{"a"`, Known: 5}
	parts := append_call.AppendCall(nil, s, form, reading, false)
	require.Equal(t, []generation.PartKind{generation.PartCall, generation.PartArguments},
		[]generation.PartKind{parts[0].Kind, parts[1].Kind})
	require.Empty(t, append_call.AppendCall(nil, s, form, reading, false), "nothing is new")
	reading = generation.CallReading{State: generation.ReadDone, Name: "get", Arguments: `{"a":1}`, Length: 8}
	parts = append_call.AppendCall(nil, s, form, reading, false)
	require.Equal(t, ":1}", parts[0].Text)
	require.Equal(t, generation.Part{Kind: generation.PartCallEnd, Call: generation.Call{Name: "get", Arguments: `{"a":1}`}},
		parts[1])
	require.Equal(t, " rest", s.Held)
	require.Equal(t, []any{1, 1, true, form}, []any{s.Count, s.Next, s.Behind, s.Form})

	reading = generation.CallReading{Name: "get", Arguments: "{", Known: 2}
	parts = append_call.AppendCall(nil, s, form, reading, false)
	require.Len(t, parts, 3)
	require.Equal(t, generation.Call{Index: 1, Name: "get", Arguments: "{", Broken: true}, parts[2].Call)
	require.Equal(t, "est", s.Held)
	require.Equal(t, 1, s.Count)
}
