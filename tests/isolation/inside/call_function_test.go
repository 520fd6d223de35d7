package inside_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/inside/call_function"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/close_arena"
	"rkllmd/rkllm/arena/create_arena"
	"rkllmd/rkllm/library/find_symbol"
	"rkllmd/rkllm/library/load_object"
	"rkllmd/tests/isolation/isolation_library"
	"rkllmd/tests/isolation/isolation_put"
)

func TestCallFunction(t *testing.T) {
	object, err := load_object.LoadObject(isolation_library.IsolationLibrary(t))
	require.NoError(t, err)
	functions := make([]uint64, len(rkllm.Functions))
	for number, function := range rkllm.Functions {
		functions[number] = uint64(uintptr(find_symbol.FindSymbol(object, function.Name)))
	}
	arena, err := create_arena.CreateArena()
	require.NoError(t, err)
	defer close_arena.CloseArena(arena)
	i := &isolation.Isolation{Arena: arena}
	param, word := isolation_put.IsolationPut(t, i, "model", 41)
	slot, sizes := isolation_put.IsolationPut(t, i, "", 0)
	handle := (*unsafe.Pointer)(slot)
	*handle = nil
	at := uint64(uintptr(word))
	require.Zero(t, call_function.CallFunction(functions, isolation.Init, &[4]uint64{uint64(uintptr(param))}, handle,
		sizes))
	require.NotNil(t, *handle)
	for number, want := range map[uint64]int32{isolation.ReleasePromptCache: 0, isolation.LoadLora: 41,
		isolation.LoadPromptCache: 41, isolation.SetCrossAttnParams: 41, isolation.SetChatTemplate: 123,
		isolation.SetFunctionTools: 123} {
		require.Zero(t, call_function.CallFunction(functions, number, &[4]uint64{at, at, at}, handle, nil))
		require.Zero(t, call_function.CallFunction(functions, isolation.GetKVCacheSize, &[4]uint64{uint64(
			uintptr(sizes))}, handle, nil))
		require.Equal(t, [2]int32{int32(number), want}, *(*[2]int32)(sizes))
	}
	require.Zero(t, call_function.CallFunction(functions, isolation.ClearKVCache, &[4]uint64{1, at, 0, 1}, handle, nil))
	require.Zero(t, call_function.CallFunction(functions, isolation.GetKVCacheSize, &[4]uint64{uint64(uintptr(sizes))},
		handle, nil))
	require.Equal(t, [2]int32{6, 42}, *(*[2]int32)(sizes))
	require.Equal(t, int32(-3), call_function.CallFunction(functions, isolation.Abort, &[4]uint64{}, handle, nil))
}
