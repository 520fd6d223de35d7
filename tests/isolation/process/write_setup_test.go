package process_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/write_setup"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/close_arena"
	"rkllmd/rkllm/arena/create_arena"
	"rkllmd/rkllm/layout/read_string"
)

func TestWriteSetup(t *testing.T) {
	arena, err := create_arena.CreateArena()
	require.NoError(t, err)
	defer close_arena.CloseArena(arena)
	i := &isolation.Isolation{Path: "/a/librkllmrt.so", Layout: rkllm.LayoutD, Arena: arena,
		Results: []isolation.Pointer{{Offset: 16, First: 28, Second: 24}}, Defaults: []isolation.Pointer{{Offset: 8}}}
	block := write_setup.WriteSetup(i, arena.Base)
	words := unsafe.Slice((*uintptr)(block), 40)
	require.Equal(t, []uintptr{isolation.ResultsSize, uintptr(arena.Base)}, words[:2])
	texts := unsafe.Slice((*unsafe.Pointer)(block), 23)
	require.Equal(t, i.Path, string(read_string.ReadString(texts[2])))
	require.Equal(t, []uintptr{1, 0, 72, 1, 1}, words[3:8])
	for number, function := range rkllm.Functions {
		require.Equal(t, function.Name, string(read_string.ReadString(texts[8+number])))
	}
	require.Equal(t, []uintptr{16, 28, 24, 8, 0, 0}, words[32:38])
	require.Zero(t, words[24])
	i.Runtime = []byte(`{"Llama":"/l"}`)
	texts = unsafe.Slice((*unsafe.Pointer)(write_setup.WriteSetup(i, nil)), 25)
	require.Equal(t, `{"Llama":"/l"}`, string(read_string.ReadString(texts[24])))
	require.Equal(t, i.Path, string(read_string.ReadString(texts[2])))
	i.Layout = rkllm.LayoutA
	require.Nil(t, unsafe.Slice((*unsafe.Pointer)(write_setup.WriteSetup(i, nil)), 23)[8+isolation.GetKVCacheSize])
	arena.Free = nil
	require.Nil(t, write_setup.WriteSetup(i, nil), "the arena is full")
}
