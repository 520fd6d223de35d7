package products_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/load_offsets"
	"rkllmd/tests/engine/products/has_lanes"
)

func TestLoadOffsets(t *testing.T) {
	row := make([]byte, 3*34)
	row[1], row[35], row[69] = 0x38, 0x3c, 0xc0
	for i := range 32 {
		row[2+i], row[36+i], row[70+i] = 0x80, 127, byte(i)
	}
	got := make([]load_offsets.Offset, 3)
	load_offsets.LoadOffsets(got, row)
	want := make([]load_offsets.Offset, 3)
	if has_lanes.HasLanes() {
		want = []load_offsets.Offset{{Sum: 128 * 128 * 32, Scale: 0.5}, {Sum: -128 * 127 * 32, Scale: 1},
			{Sum: -128 * 31 * 16, Scale: -2}}
	}
	require.Equal(t, want, got)
}
