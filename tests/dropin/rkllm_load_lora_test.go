package dropin_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_load_lora"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_lora"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/engine_write_lora"
)

func TestRkllmLoadLora(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() { require.EqualValues(t, -1, rkllm_load_lora.RkllmLoadLora(0, nil)) })
	require.Contains(t, text, "E rkllm: rkllm_load_lora failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	text = dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1, rkllm_load_lora.RkllmLoadLora(model.Handle,
			nil))
	})
	require.Contains(t, text, "lora_adapter is NULL; it must point to an RKLLMLoraAdapter")
	adapter := rt_lora.RtLora(t, engine_write_lora.EngineWriteLora(t, "llama", 1, nil), "own", 1)
	require.Zero(t, rkllm_load_lora.RkllmLoadLora(model.Handle, unsafe.Pointer(adapter)))
}
