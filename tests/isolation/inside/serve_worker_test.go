package inside_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/inside/serve_worker"
	"rkllmd/isolation/process/list_pointers"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/isolation/process/write_setup"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/allocate_block"
	"rkllmd/rkllm/arena/create_arena"
	"rkllmd/rkllm/library/find_symbol"
	"rkllmd/rkllm/library/load_object"
	"rkllmd/tests/isolation/isolation_library"
	"rkllmd/tests/isolation/isolation_put"
)

func TestServeWorker(t *testing.T) {
	object, err := load_object.LoadObject(isolation_library.IsolationLibrary(t))
	require.NoError(t, err)
	arena, err := create_arena.CreateArena() // its threads may be there until the test program ends
	require.NoError(t, err)
	i := &isolation.Isolation{Layout: rkllm.LayoutD, Arena: arena,
		Results: list_pointers.ListPointers(nil, rkllm.LayoutD.Result, 0)}
	region := allocate_block.AllocateBlock(arena, 1<<16)
	setup := write_setup.WriteSetup(i, region)
	*(*uint64)(setup) = 1 << 16
	const first = 200 // descriptor
	var lanes [isolation.Lanes]*isolation.Lane
	for n := range lanes {
		lane, theirs, err := open_lane.OpenLane(false)
		require.NoError(t, err)
		require.NoError(t, unix.Dup3(int(theirs.Fd()), first+n, 0))
		require.NoError(t, theirs.Close())
		lanes[n] = lane
	}
	var addresses [isolation.Functions]uint64
	for number, function := range rkllm.Functions {
		addresses[number] = uint64(uintptr(find_symbol.FindSymbol(object, function.Name)))
	}
	worker := [5]uint64{uint64(uintptr(setup)), uint64(uintptr(region)), 3, 1, first}
	ended := make(chan struct{})
	go func() {
		serve_worker.ServeWorker(&worker, &addresses)
		close(ended)
	}()
	var m isolation.Message
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(&m)), unsafe.Sizeof(m))
	_, err = lanes[isolation.Calls].File.Read(bytes)
	require.NoError(t, err)
	require.Equal(t, isolation.Message{isolation.Ready, 3, 1}, m)
	param, _ := isolation_put.IsolationPut(t, i, "model", 1)
	input, _ := isolation_put.IsolationPut(t, i, "a text", 1)
	for _, ask := range []isolation.Message{{1, isolation.Init, uint64(uintptr(param)), 1},
		{2, isolation.Run, uint64(uintptr(input)), 0, 99}} {
		m = ask
		_, err = lanes[isolation.Calls].File.Write(bytes)
		require.NoError(t, err)
		for calls := 0; ask[1] == isolation.Run && calls < 2; calls++ { // a token, then the end
			_, err = lanes[isolation.Callbacks].File.Read(bytes)
			require.NoError(t, err)
			require.Equal(t, []uint64{uint64(calls) * 2, 99, uint64(uintptr(region))}, m[1:4])
			_, err = lanes[isolation.Callbacks].File.Write(bytes[:40])
			require.NoError(t, err)
		}
		_, err = lanes[isolation.Calls].File.Read(bytes)
		require.NoError(t, err)
		require.Equal(t, []uint64{ask[0], 0}, m[:2])
		require.NotZero(t, m[2], "the handle")
	}
	m = isolation.Message{3, isolation.IsRunning, 1}
	_, _ = lanes[isolation.Quick].File.Write(bytes)
	_, _ = lanes[isolation.Quick].File.Read(bytes)
	require.Equal(t, []uint64{3, 0}, m[:2], "beside the calls")
	for _, lane := range lanes {
		require.NoError(t, lane.File.Close())
	}
	<-ended
}
