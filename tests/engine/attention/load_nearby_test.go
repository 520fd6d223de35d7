package attention_test

import (
	"math"
	"testing"
	"unsafe"

	"rkllmd/engine/attention/load_nearby"
)

// TestLoadNearby: nothing is read or written by it, so that it may be asked for what is not there.
func TestLoadNearby(t *testing.T) {
	numbers := make([]byte, 4096)
	for _, mask := range [][]uint16{nil, {0, 0xfc00, 0, 0}} {
		load_nearby.LoadNearby(unsafe.Pointer(&numbers[0]), 1024, 100, mask, 0, 64, 4)
		load_nearby.LoadNearby(unsafe.Pointer(&numbers[0]), 1<<40, 1, mask, 2, 4, 4)
		load_nearby.LoadNearby(unsafe.Pointer(&numbers[0]), 1024, 100, mask, math.MaxInt32, math.MaxInt64, 4)
	}
}
