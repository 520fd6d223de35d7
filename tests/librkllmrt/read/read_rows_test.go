package read_test

import (
	"math"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/read_rows"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestReadRows(t *testing.T) {
	h := &librkllmrt.Handle{Param: librkllmrt.Param{MaxContextLen: 4}, Model: &engine.Model{EmbeddingSize: 2}}
	memory := rt_memory.RtMemory(t, 32)
	floats := unsafe.Slice((*float32)(memory), 8)
	copy(floats, []float32{1, 2, 3, 4})
	rows, err := read_rows.ReadRows(h, "embed", memory, 2)
	require.NoError(t, err)
	floats[0] = float32(math.Inf(1))
	require.Equal(t, []float32{1, 2, 3, 4}, rows, "a copy")

	for want, row := range map[string]struct {
		embed unsafe.Pointer
		count uint64
	}{
		"embed has 2 rows at 0x0; it must have at least one":                         {nil, 2},
		"embed has 5 rows; max_context_len is 4, and the model was made for no more": {memory, 5},
		"embed has 18446744073709551615 rows; max_context_len is 4, and the model was made for no more": {memory,
			1<<64 - 1},
		"embed has +Inf as float 0 of row 0; it must be finite": {memory, 1},
	} {
		_, err = read_rows.ReadRows(h, "embed", row.embed, row.count)
		require.EqualError(t, err, want)
	}
	_, err = read_rows.ReadRows(h, "embed", memory, 0)
	require.ErrorContains(t, err, "embed has 0 rows at 0x")
	h.Model.TokensOnly = true
	_, err = read_rows.ReadRows(h, "embed", memory, 2)
	require.ErrorContains(t, err, "takes no embeddings")
}
