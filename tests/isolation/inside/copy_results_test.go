package inside_test

import (
	"math"
	"runtime"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/inside/copy_results"
)

func TestCopyResults(t *testing.T) {
	recipe := []uint64{0, 0, 0, 16, 28, 24} // as of a result: a text, an array
	text, floats := []byte("Hello\x00"), []float32{1, 2, 3, 4, 5, 6}
	var pins runtime.Pinner
	defer pins.Unpin()
	pins.Pin(&text[0])
	pins.Pin(&floats[0])
	source := make([]uint64, 18) // two of 72 bytes
	source[0], source[2] = uint64(uintptr(unsafe.Pointer(&text[0]))), uint64(uintptr(unsafe.Pointer(&floats[0])))
	counts := (*[2]int32)(unsafe.Pointer(&source[3]))
	*counts = [2]int32{3, 2}
	region := make([]byte, 1024)
	const parent = 1 << 40
	used := copy_results.CopyResults(recipe, 72, 2, unsafe.Pointer(&source[0]), region, parent)
	words := unsafe.Slice((*uint64)(unsafe.Pointer(&region[0])), 18)
	require.Equal(t, text, region[words[0]-parent:][:6])
	require.Equal(t, floats, unsafe.Slice((*float32)(unsafe.Pointer(&region[words[2]-parent])), 6))
	require.Equal(t, []uint64{0, 0}, []uint64{words[9], words[11]}, "NULL stays NULL")
	require.Equal(t, uint64(192+64+64), used)
	for _, absurd := range [][2]int32{{1000, 1}, {1 << 30, 1 << 30}, {math.MaxInt32, math.MaxInt32}} {
		*counts = absurd
		require.Zero(t, copy_results.CopyResults(recipe, 72, 2, unsafe.Pointer(&source[0]), region, parent))
	}
	*counts = [2]int32{-1, -1}
	require.NotZero(t, copy_results.CopyResults(recipe, 72, 2, unsafe.Pointer(&source[0]), region, parent))
	require.Zero(t, copy_results.CopyResults(recipe, 72, 2, unsafe.Pointer(&source[0]), region[:100], parent))
}
