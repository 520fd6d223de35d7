package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_set_cross_attn_params"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestRkllmSetCrossAttnParams(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1,
			rkllm_set_cross_attn_params.RkllmSetCrossAttnParams(0, nil))
	})
	require.Contains(t, text, "E rkllm: rkllm_set_cross_attn_params failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	text = dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1, rkllm_set_cross_attn_params.RkllmSetCrossAttnParams(model.Handle, nil))
	})
	require.Contains(t, text, "cross attention takes the key and value caches of an encoder, which llama.cpp "+
		"cannot be given: it needs the NPU's library")
}
