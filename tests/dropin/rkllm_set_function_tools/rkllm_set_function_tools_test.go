package rkllm_set_function_tools_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_set_function_tools"
	"rkllmd/tests/support/dropin_stderr"
	"rkllmd/tests/support/rt_open"
	"rkllmd/tests/support/rt_tiny"
)

func TestRkllmSetFunctionTools(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() { require.EqualValues(t, -1, rkllm_set_function_tools.RkllmSetFunctionTools(0, nil, nil, nil)) })
	require.Contains(t, text, "E rkllm: rkllm_set_function_tools failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	text = dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1, rkllm_set_function_tools.RkllmSetFunctionTools(model.Handle, nil, nil, nil))
	})
	require.Contains(t, text, "function tools are not supported by this runtime yet")
}
