package store_integer_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/load_integer"
	"rkllmd/rkllm/store_integer"
)

func TestStoreInteger(t *testing.T) {
	for kind, want := range map[rkllm.FieldKind]uint64{
		rkllm.Int8: 0x09090909_0909097F, rkllm.Uint8: 0x09090909_0909097F, rkllm.Int32: 0x09090909_0000007F,
		rkllm.Uint32: 0x09090909_0000007F, rkllm.Size: 0x7F,
	} {
		block := uint64(0x09090909_09090909)
		store_integer.StoreInteger(kind, unsafe.Pointer(&block), 0x7F)
		require.Equal(t, want, block, kind)
	}
	for kind, r := range rkllm.Ranges {
		for _, value := range []int64{r.Low, r.High} {
			var block uint64
			store_integer.StoreInteger(rkllm.FieldKind(kind), unsafe.Pointer(&block), value)
			require.Equal(t, value, load_integer.LoadInteger(rkllm.FieldKind(kind), unsafe.Pointer(&block)))
		}
	}
}
