package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/list_functions"
)

func TestListFunctions(t *testing.T) {
	require.Empty(t, list_functions.ListFunctions(""))
	require.Equal(t, map[string]generation.CallFunction{"a": {Texts: map[string]bool{"x": true, "y": false}},
		"b": {Texts: map[string]bool{}}, "c": {Texts: map[string]bool{}}}, list_functions.ListFunctions(`[
		{"type": "function", "function": {"name": "a", "parameters": {"properties": {"x": {"type": "string"}, "y": {}}}}},
		{"type": "function", "function": {"name": "b", "parameters": true}},
		{"type": "function", "function": {"name": "c"}}]`))
}
