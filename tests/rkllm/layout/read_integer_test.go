package layout_test

import (
	"math"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/read_integer"
)

func TestReadInteger(t *testing.T) {
	block := uint64(0x1_FFFF_FFFE)
	at := unsafe.Pointer(&block)
	for kind, want := range map[rkllm.FieldKind]int64{
		rkllm.Int8: -2, rkllm.Uint8: 254, rkllm.Bool: 254, rkllm.Int32: -2, rkllm.Uint32: math.MaxUint32 - 1,
		rkllm.Size: 0x1_FFFF_FFFE,
	} {
		require.Equal(t, want, read_integer.ReadInteger(kind, at), kind)
	}
}
