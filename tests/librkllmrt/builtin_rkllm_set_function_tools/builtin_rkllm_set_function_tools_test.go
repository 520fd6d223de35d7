package builtin_rkllm_set_function_tools_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/rt_log"
	"rkllmd/tests/support/rt_open"
	"rkllmd/tests/support/rt_refused"
	"rkllmd/tests/support/rt_tiny"
)

func TestBuiltinRkllmSetFunctionTools(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	log := rt_log.RtLog(t)
	require.Equal(t, "function tools are not supported by this runtime yet", rt_refused.RtRefused(t, m.Library.SetFunctionTools, m.Handle))
	require.Contains(t, log.String(), "rkllm: rkllm_set_function_tools failed")
	require.Equal(t, "the handle is NULL: rkllm_init first", rt_refused.RtRefused(t, m.Library.SetFunctionTools, 0))
	require.Contains(t, rt_refused.RtRefused(t, m.Library.SetFunctionTools, 0x77770), "0x77770 is not a live handle")
}
