package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/check_tools"
)

func TestCheckTools(t *testing.T) {
	require.NoError(t, check_tools.CheckTools(
		`[{"type": "function", "function": {"name": "clock", "parameters": {}}}]`))
	require.NoError(t, check_tools.CheckTools(`[]`))
	for tools, want := range map[string]string{
		`{"type":"function"}`: `tools is "{\"type\":\"function\"}"; it must be a JSON array such as [{"type": "function", "function": {"name": ...}}]`,
		`null`:                `tools is "null"; it must be a JSON array such as [{"type": "function", "function": {"name": ...}}]`,
		`[{"type":"web"}]`:    `tools[0] has type "web"; it must have the type "function", and a function with a name`,
		`[{"type":"function","function":{"name":"a"}},{"type":"function","function":{}}]`: `tools[1] has no function with a name; it must be {"type": "function", "function": {"name": ...}}`,
		`[{"type":"function","name":"clock"}]`:                                            `tools[0] has no function with a name; it must be {"type": "function", "function": {"name": ...}}`,
	} {
		err := check_tools.CheckTools(tools)
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
