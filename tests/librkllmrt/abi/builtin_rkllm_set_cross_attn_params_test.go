package abi_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmSetCrossAttnParams(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	log := rt_log.RtLog(t)
	require.Equal(t, "cross attention takes the key and value caches of an encoder, which llama.cpp cannot be "+
		"given: it needs the NPU's library", rt_refused.RtRefused(t, m.Library.SetCrossAttnParams, m.Handle))
	require.Contains(t, log.String(), "rkllm: rkllm_set_cross_attn_params failed")
	require.Equal(t, "the handle is NULL: rkllm_init first", rt_refused.RtRefused(t, m.Library.SetCrossAttnParams, 0))
	require.Contains(t, rt_refused.RtRefused(t, m.Library.SetCrossAttnParams, 0x77770), "0x77770 is not a live handle")
}
