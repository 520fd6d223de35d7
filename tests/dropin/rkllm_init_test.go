package dropin_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_init"
	"rkllmd/librkllmrt/abi/builtin_rkllm_destroy"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_callback"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_param"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestRkllmInit(t *testing.T) {
	t.Setenv("RKLLM_LOG_LEVEL", "0")
	path := rt_tiny.RtTiny(t, "llama")
	handle := (*uintptr)(rt_memory.RtMemory(t, 8))
	param, callback := unsafe.Pointer(rt_param.RtParam(t, path, nil)), rt_callback.RtCallback(t, 0)
	text := dropin_stderr.DropinStderr(t, func() {
		require.Zero(t, rkllm_init.RkllmInit(unsafe.Pointer(handle), param, unsafe.Pointer(callback)))
	})
	require.Regexp(t, `^I rkllm: rkllm-runtime version: 1\.3\.0, rknpu driver version: none, platform: CPU \(\w+\)\n$`,
		text)
	require.Zero(t, builtin_rkllm_destroy.BuiltinRkllmDestroy(*handle))

	t.Setenv("RKLLM_LOG_LEVEL", "1")
	text = dropin_stderr.DropinStderr(t, func() {
		require.Zero(t, rkllm_init.RkllmInit(unsafe.Pointer(handle), param, unsafe.Pointer(callback)))
	})
	require.Contains(t, text, "I rkllm: model loaded, runtime: embedded")
	require.Zero(t, builtin_rkllm_destroy.BuiltinRkllmDestroy(*handle))

	*handle = 7
	text = dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1, rkllm_init.RkllmInit(unsafe.Pointer(handle), param, callback.ResultCallback))
		require.EqualValues(t, -1, rkllm_init.RkllmInit(unsafe.Pointer(handle), param, nil))
		require.EqualValues(t, -1, rkllm_init.RkllmInit(nil, param, unsafe.Pointer(callback)))
		require.EqualValues(t, -1, rkllm_init.RkllmInit(unsafe.Pointer(handle), nil, unsafe.Pointer(callback)))
	})
	require.EqualValues(t, 7, *handle, "written on success only")
	require.Contains(t, text, "E rkllm: rkllm_init failed, reason: this program was made for librkllmrt 1.2")
}
