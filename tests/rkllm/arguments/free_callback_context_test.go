package arguments_test

import (
	"runtime/cgo"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_callback_context"
	"rkllmd/rkllm/run/find_callback_context"
)

func TestFreeCallbackContext(t *testing.T) {
	free_callback_context.FreeCallbackContext(nil)
	context := &rkllm.CallbackContext{}
	free_callback_context.FreeCallbackContext(context)
	context.Handle = uintptr(cgo.NewHandle(context))
	handle := context.Handle
	require.Same(t, context, find_callback_context.FindCallbackContext(handle))
	free_callback_context.FreeCallbackContext(context)
	require.Zero(t, context.Handle)
	require.Nil(t, find_callback_context.FindCallbackContext(handle))
	free_callback_context.FreeCallbackContext(context)
}
