package run_test

import (
	"runtime/cgo"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/run/find_callback_context"
)

func TestFindCallbackContext(t *testing.T) {
	context := &rkllm.CallbackContext{}
	handle := cgo.NewHandle(context)
	require.Same(t, context, find_callback_context.FindCallbackContext(uintptr(handle)))
	handle.Delete()
	for _, userdata := range []uintptr{uintptr(handle), 0, 1 << 60} {
		require.Nil(t, find_callback_context.FindCallbackContext(userdata))
	}
	other := cgo.NewHandle("of somebody else")
	defer other.Delete()
	require.Nil(t, find_callback_context.FindCallbackContext(uintptr(other)))
}
