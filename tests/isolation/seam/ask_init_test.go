package seam_test

import (
	"bytes"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/close_process"
	"rkllmd/isolation/seam/ask_init"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/tests/isolation/isolation_open"
	"rkllmd/tests/isolation/isolation_put"
)

func TestAskInit(t *testing.T) {
	i, _ := isolation_open.IsolationOpen(t)
	param, slot := isolation_put.IsolationPut(t, i, "bad", 0)
	first := i.Current
	require.Equal(t, int32(-5), ask_init.AskInit(slot, param, nil))
	require.Zero(t, *(*uintptr)(slot))
	<-first.Gone // a process that has failed to load is not used again
	param, slot = isolation_put.IsolationPut(t, i, "model", 0)
	i.Arena.Param = bytes.Clone(i.Arena.Param)
	_, async := find_member.FindMember(i.Layout.Param, unsafe.Pointer(unsafe.SliceData(i.Arena.Param)), "is_async")
	*(*byte)(async) = 1
	require.Zero(t, ask_init.AskInit(slot, param, nil))
	require.Equal(t, i.Current.Serial, *(*uintptr)(slot))
	require.Equal(t, []any{"model", true}, []any{i.Current.Model.Load(), i.Current.IsAsync})
	require.NotEqual(t, first.Command.Process.Pid, i.Current.Command.Process.Pid)
	require.Nil(t, i.Death.Load(), "nobody has died")
	close_process.CloseProcess(i.Current)
	*(*uintptr)(slot) = 1 << 60
	require.Equal(t, rkllm.LostCode, ask_init.AskInit(slot, param, nil), "of a library that is not open")
	i.Path, *(*uintptr)(slot) = "/nowhere.so", i.Number<<isolation.HandleBits
	require.Equal(t, rkllm.LostCode, ask_init.AskInit(slot, param, nil))
	require.Contains(t, i.Death.Load().Error.Message, "/nowhere.so cannot be opened: ")
}
