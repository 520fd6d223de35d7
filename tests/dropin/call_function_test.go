package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call_function"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

// Every function of the vendor's is called by its own name, and inside a run those that would wait for it are not.
func TestCallFunction(t *testing.T) {
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.Len(t, call.Names, len(rkllm.Functions))
	for function, name := range call.Names {
		c := &call.Call{Function: int32(function), Handle: 5}
		if function == call.CreateDefaultParam {
			param := rt_memory.RtMemory(t, 208)
			c.Arguments[0] = uintptr(param)
			require.Zero(t, call_function.CallFunction(c))
			require.EqualValues(t, 512, (*librkllmrt.CParam)(param).MaxContextLen)
			continue
		}
		text := dropin_stderr.DropinStderr(t, func() { require.EqualValues(t, -1, call_function.CallFunction(c)) })
		require.Contains(t, text, "E rkllm: "+name+" failed, reason: ")
		c.Handle, c.Inside = model.Handle, 1
		switch function {
		case call.Destroy, call.Init:
		case call.Abort, call.IsRunning:
			require.Zero(t, call_function.CallFunction(c))
		default:
			text = dropin_stderr.DropinStderr(t, func() { require.EqualValues(t, -1, call_function.CallFunction(c)) })
			require.Contains(t, text, "E rkllm: "+name+" failed, reason: called from inside the result callback")
		}
	}
	require.Zero(t, call_function.CallFunction(&call.Call{Function: call.Destroy, Handle: model.Handle, Inside: 1}))
	model.Handle = 0
}
