package process_test

import (
	"runtime"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/check_results"
	"rkllmd/isolation/process/list_pointers"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/read_string"
)

func TestCheckResults(t *testing.T) {
	pointers := list_pointers.ListPointers(nil, rkllm.LayoutD.Result, 0)
	memory := make([]uint64, 40) // a result of 72 bytes, then what it points to
	var pin runtime.Pinner       // it must not move
	defer pin.Unpin()
	pin.Pin(&memory[0])
	region := unsafe.Pointer(unsafe.SliceData(memory))
	base := uint64(uintptr(region))
	const room = 40 * 8
	copy(unsafe.Slice((*byte)(unsafe.Add(region, 96)), 6), "Hello")
	counts := (*[2]int32)(unsafe.Add(region, 24))
	memory[0], memory[2], *counts = base+96, base+104, [2]int32{3, 2}
	scratch, err := check_results.CheckResults(nil, pointers, 72, 1, region, room)
	require.NoError(t, err)
	memory[12] = 0 // whatever is done to the memory afterwards
	out := unsafe.Pointer(unsafe.SliceData(scratch))
	require.Equal(t, "Hello", string(read_string.ReadString(*(*unsafe.Pointer)(out))))
	require.Equal(t, base+104, scratch[2], "arrays are read where they are")
	for name, wrong := range map[string][4]uint64{"before": {base - 1, 0, 0, 0}, "behind": {base + room + 1, 0, 0, 0},
		"nowhere": {8, 0, 0, 0}, "array nowhere": {0, 8, 1, 1}, "too long": {0, base + 104, 100, 1},
		"absurd": {0, base + 104, 1 << 30, 1 << 30}, "uneven": {0, base + 105, 1, 1}} {
		memory[0], memory[2], *counts = wrong[0], wrong[1], [2]int32{int32(wrong[2]), int32(wrong[3])}
		_, err = check_results.CheckResults(scratch, pointers, 72, 1, region, room)
		require.Error(t, err, name)
	}
	memory[0], memory[2], *counts = 0, base+104, [2]int32{-1, 5}
	_, err = check_results.CheckResults(scratch, pointers, 72, 1, region, room)
	require.NoError(t, err, "a negative count is none")
	for i := range memory[9:] {
		memory[9+i] = ^uint64(0)
	}
	memory[0], memory[2], *counts = base+96, 0, [2]int32{}
	memory[4] = 0
	_, err = check_results.CheckResults(scratch, pointers, 72, 1, region, room)
	require.ErrorContains(t, err, "has no end")
	_, err = check_results.CheckResults(scratch, pointers, 72, 5, region, room)
	require.ErrorContains(t, err, "5 results have more than the 320 bytes")
	long := make([]uint64, isolation.MaxText/8+20)
	for i := range long[9 : len(long)-1] {
		long[9+i] = ^uint64(0)
	}
	pin.Pin(&long[0])
	long[0] = uint64(uintptr(unsafe.Pointer(&long[9])))
	_, err = check_results.CheckResults(nil, pointers, 72, 1, unsafe.Pointer(&long[0]), uintptr(len(long)*8))
	require.ErrorContains(t, err, "a text has no end within 67108864 bytes")
}
