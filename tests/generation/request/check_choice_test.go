package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/check_choice"
)

func TestCheckChoice(t *testing.T) {
	b := &generation.Backend{Name: "it", Capabilities: generation.Capabilities{Grammars: true},
		Model: generation.ModelInfo{Calls: "hermes"}}
	right := generation.Request{Tools: `[{"type": "function", "function": {"name": "get"}}]`, Calls: generation.CallsForced,
		Function: "get"}
	require.NoError(t, check_choice.CheckChoice(b, &right))
	wrong := right
	wrong.Tools = "[]"
	require.ErrorContains(t, check_choice.CheckChoice(b, &wrong), "there are no tools that could be called: give tools")
	wrong = right
	wrong.Function = "got"
	require.ErrorContains(t, check_choice.CheckChoice(b, &wrong), `"got", is not one of tools`)
	wrong = right
	wrong.Grammar = `root ::= "a"`
	require.ErrorIs(t, check_choice.CheckChoice(b, &wrong), generation.ErrInvalid)
	wrong = right
	wrong.IgnoreEnd = true
	require.ErrorContains(t, check_choice.CheckChoice(b, &wrong), "must call tools: it ends there")
	b.Capabilities.Grammars = false
	require.ErrorContains(t, check_choice.CheckChoice(b, &right), `it cannot be made to call a tool`)
	right.Calls = generation.CallsParsed
	require.NoError(t, check_choice.CheckChoice(b, &right))
	b.Model.Calls = ""
	err := check_choice.CheckChoice(b, &right)
	require.ErrorIs(t, err, generation.ErrNoCalls)
	require.ErrorIs(t, err, generation.ErrNotSupported)
	right.Calls = generation.CallsText
	require.NoError(t, check_choice.CheckChoice(b, &right))
}
