package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_set_function_tools"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestRkllmSetFunctionTools(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1,
			rkllm_set_function_tools.RkllmSetFunctionTools(0, nil, nil, nil))
	})
	require.Contains(t, text, "E rkllm: rkllm_set_function_tools failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	tools := rt_text.RtText(t, `[{"type":"function","function":{"name":"look"}}]`)
	text = dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1, rkllm_set_function_tools.RkllmSetFunctionTools(model.Handle, nil, tools, nil))
	})
	require.Contains(t, text, "E rkllm: rkllm_set_function_tools failed, reason: ")
	require.Contains(t, text, "template", "this model has none that could write them")
	require.Zero(t, rkllm_set_function_tools.RkllmSetFunctionTools(model.Handle, nil, nil, nil),
		"no tools are no failure")
}
