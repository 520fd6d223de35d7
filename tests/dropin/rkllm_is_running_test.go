package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_is_running"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestRkllmIsRunning(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() { require.EqualValues(t, -1, rkllm_is_running.RkllmIsRunning(0)) })
	require.Contains(t, text, "E rkllm: rkllm_is_running failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.Zero(t, rkllm_is_running.RkllmIsRunning(model.Handle))
}
