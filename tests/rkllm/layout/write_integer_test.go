package layout_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/read_integer"
	"rkllmd/rkllm/layout/write_integer"
)

func TestWriteInteger(t *testing.T) {
	for kind, want := range map[rkllm.FieldKind]uint64{
		rkllm.Int8: 0x09090909_0909097F, rkllm.Uint8: 0x09090909_0909097F, rkllm.Int32: 0x09090909_0000007F,
		rkllm.Uint32: 0x09090909_0000007F, rkllm.Size: 0x7F,
	} {
		block := uint64(0x09090909_09090909)
		write_integer.WriteInteger(kind, unsafe.Pointer(&block), 0x7F)
		require.Equal(t, want, block, kind)
	}
	for kind, r := range rkllm.Ranges {
		for _, value := range []int64{r.Low, r.High} {
			var block uint64
			write_integer.WriteInteger(rkllm.FieldKind(kind), unsafe.Pointer(&block), value)
			require.Equal(t, value, read_integer.ReadInteger(rkllm.FieldKind(kind), unsafe.Pointer(&block)))
		}
	}
}
