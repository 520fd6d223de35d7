package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/keep_markers"
	"rkllmd/dropin/rkllm_destroy"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestRkllmDestroy(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() { require.EqualValues(t, -1, rkllm_destroy.RkllmDestroy(0, false)) })
	require.Contains(t, text, "E rkllm: rkllm_destroy failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.NoError(t, keep_markers.KeepMarkers(rkllm.LayoutC, model.Handle, rt_memory.RtMemory(t, 208)))
	require.Zero(t, rkllm_destroy.RkllmDestroy(model.Handle, false))
	require.Empty(t, librkllmrt.DropIn.Markers)
	require.EqualValues(t, -1, rkllm_destroy.RkllmDestroy(model.Handle, false))
	model.Handle = 0
}
