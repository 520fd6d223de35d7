package inside_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/inside/serve_lane"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/isolation/process/read_message"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/allocate_block"
	"rkllmd/rkllm/arena/close_arena"
	"rkllmd/rkllm/arena/create_arena"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/library/find_symbol"
	"rkllmd/rkllm/library/load_object"
	"rkllmd/tests/isolation/isolation_library"
)

func TestServeLane(t *testing.T) {
	object, err := load_object.LoadObject(isolation_library.IsolationLibrary(t))
	require.NoError(t, err)
	arena, err := create_arena.CreateArena()
	require.NoError(t, err)
	defer close_arena.CloseArena(arena)
	words := unsafe.Slice((*uint64)(allocate_block.AllocateBlock(arena, 512)), 64)
	place := uint64(uintptr(unsafe.Pointer(&words[0])))
	for number, function := range rkllm.Functions {
		words[number] = uint64(uintptr(find_symbol.FindSymbol(object, function.Name)))
	}
	lane, theirs, err := open_lane.OpenLane(false)
	require.NoError(t, err)
	copy(words[20:], []uint64{uint64(theirs.Fd()), place, place + 8*30, 0, place + 8*32, 1, place + 8*31})
	words[30] = 77 // the handle
	ended := make(chan struct{})
	go func() {
		serve_lane.ServeLane(unsafe.Pointer(&words[20]))
		close(ended)
	}()
	room := allocate_block.AllocateBlock(arena, isolation.DefaultSize)
	ask := isolation.Message{5, isolation.CreateDefaultParam, uint64(uintptr(room)), isolation.DefaultSize}
	bytes := make([]byte, 48)
	_, err = lane.File.Write(unsafe.Slice((*byte)(unsafe.Pointer(&ask)), 48))
	require.NoError(t, err)
	answer, _, _, err := read_message.ReadMessage(lane.File, bytes)
	require.NoError(t, err)
	require.Equal(t, []uint64{5, 1024 + 64}, answer[:2])
	require.Equal(t, "default", string(read_string.ReadString(*(*unsafe.Pointer)(room))))
	ask = isolation.Message{6, isolation.Abort}
	_, err = lane.File.Write(unsafe.Slice((*byte)(unsafe.Pointer(&ask)), 48))
	require.NoError(t, err)
	answer, _, _, err = read_message.ReadMessage(lane.File, bytes)
	require.NoError(t, err)
	require.Equal(t, isolation.Message{6, ^uint64(0) - 2, 77, 1}, answer)
	for _, c := range [][2]isolation.Message{
		{{7, isolation.IsRunning, 3}, {7, 0, 77, 3}},
		{{8, isolation.IsRunning}, {8, 0, 77, 1}},
		{{9, isolation.GetKVCacheSize, uint64(uintptr(room))}, {9, 0, 77, 1}},
	} {
		_, err = lane.File.Write(unsafe.Slice((*byte)(unsafe.Pointer(&c[0])), 48))
		require.NoError(t, err)
		answer, _, _, err = read_message.ReadMessage(lane.File, bytes)
		require.NoError(t, err)
		require.Equal(t, c[1], answer)
	}
	require.Equal(t, [2]int32{5, 4}, *(*[2]int32)(room), "as many calls as were asked for")
	require.NoError(t, lane.File.Close())
	<-ended
	require.NoError(t, theirs.Close())
}
