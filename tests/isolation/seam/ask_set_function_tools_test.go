package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/seam/ask_set_function_tools"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_put"
	"rkllmd/tests/isolation/seam/isolation_noted"
)

func TestAskSetFunctionTools(t *testing.T) {
	i, handle, room := isolation_load.IsolationLoad(t, "model")
	_, word := isolation_put.IsolationPut(t, i, "", 41)
	require.Zero(t, ask_set_function_tools.AskSetFunctionTools(handle, uintptr(word), uintptr(word), uintptr(word)))
	require.Equal(t, [2]int32{13, 123}, isolation_noted.IsolationNoted(t, handle, room))
	code := ask_set_function_tools.AskSetFunctionTools(handle+1, uintptr(word), uintptr(word), uintptr(word))
	require.Equal(t, rkllm.LostCode, code, "no process has that handle")
}
