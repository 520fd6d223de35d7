package layout_test

import (
	"math"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/write_floats"
)

// That each text is right is in TestAppendFloat and TestAppendFloats.
func TestWriteFloats(t *testing.T) {
	least := float32(1.0 / 8192)
	above, most := math.Nextafter32(least, 1), math.Nextafter32(1<<24, 0)
	usual := []float32{above, -above, most, -most, 0.3, 1.1, -2.2, 3.3, 1e5 + 0.5, 0.001}
	text := "0.00012207033,-0.00012207033,16777215,-16777215,0.3,1.1,-2.2,3.3,100000.5,0.001,"
	out, count := write_floats.WriteFloats([]byte("x"), usual)
	require.Equal(t, "x"+text, string(out))
	require.Equal(t, len(usual), count)
	nan, infinity := float32(math.NaN()), float32(math.Inf(-1))
	negative := float32(math.Copysign(0, -1))
	for _, unusual := range []float32{0, negative, 1, -2, 0.25, least, 1 << 24, 1e-5, -1e9, nan, infinity} {
		out, count = write_floats.WriteFloats([]byte("x"), append(usual[:len(usual):len(usual)], unusual, 5.5))
		require.Equal(t, "x"+text, string(out))
		require.Equal(t, len(usual), count, "%v", unusual)
		out, count = write_floats.WriteFloats(nil, []float32{unusual})
		require.Empty(t, out)
		require.Zero(t, count)
	}
	out, count = write_floats.WriteFloats([]byte("x"), nil)
	require.Equal(t, "x", string(out))
	require.Zero(t, count)

	// A library that shares the memory may change a float meanwhile: what is written is one that was there, or nothing.
	var over atomic.Bool
	changing := slices.Repeat([]float32{1.5}, 8)
	done := make(chan struct{})
	go func() {
		defer close(done)
		last := (*uint32)(unsafe.Pointer(&changing[7]))
		usual, unusual := math.Float32bits(1.5), math.Float32bits(infinity)
		for !over.Load() {
			atomic.StoreUint32(last, unusual)
			atomic.StoreUint32(last, usual)
		}
	}()
	for range 300_000 {
		if out, count = write_floats.WriteFloats(out[:0], changing); string(out) != strings.Repeat("1.5,", count) {
			break
		}
	}
	over.Store(true)
	<-done
	require.Equal(t, strings.Repeat("1.5,", count), string(out))
}
