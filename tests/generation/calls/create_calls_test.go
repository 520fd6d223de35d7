package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/create_calls"
)

func TestCreateCalls(t *testing.T) {
	model := generation.ModelInfo{Calls: "hermes"}
	request := &generation.Request{Tools: `[{"type": "function", "function": {"name": "get"}}]`, OneCall: true}
	require.Nil(t, create_calls.CreateCalls(model, request))
	request.Calls = generation.CallsForced
	require.Nil(t, create_calls.CreateCalls(generation.ModelInfo{}, request))
	s := create_calls.CreateCalls(model, request)
	require.Equal(t, []any{"hermes", true, false, 1}, []any{s.Format.Name, s.One, s.Whole, len(s.Functions)})
}
