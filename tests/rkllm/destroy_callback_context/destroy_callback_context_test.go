package destroy_callback_context_test

import (
	"runtime/cgo"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/destroy_callback_context"
	"rkllmd/rkllm/find_callback_context"
)

func TestDestroyCallbackContext(t *testing.T) {
	destroy_callback_context.DestroyCallbackContext(nil)
	context := &rkllm.CallbackContext{}
	destroy_callback_context.DestroyCallbackContext(context)
	context.Handle = uintptr(cgo.NewHandle(context))
	handle := context.Handle
	require.Same(t, context, find_callback_context.FindCallbackContext(handle))
	destroy_callback_context.DestroyCallbackContext(context)
	require.Zero(t, context.Handle)
	require.Nil(t, find_callback_context.FindCallbackContext(handle))
	destroy_callback_context.DestroyCallbackContext(context)
}
