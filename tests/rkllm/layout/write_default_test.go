package layout_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/write_default"
)

func TestWriteDefault(t *testing.T) {
	var block uint64
	at := unsafe.Pointer(&block)
	write_default.WriteDefault(&rkllm.Field{Kind: rkllm.Float32, Default: 0.9}, at)
	require.Equal(t, float32(0.9), *(*float32)(at))
	write_default.WriteDefault(&rkllm.Field{Kind: rkllm.Int32, Default: -1}, at)
	require.Equal(t, int32(-1), *(*int32)(at))
	block = 0
	write_default.WriteDefault(&rkllm.Field{Kind: rkllm.Uint8, Default: 1}, at)
	require.Equal(t, uint64(1), block)
	write_default.WriteDefault(&rkllm.Field{Kind: rkllm.String}, at)
	require.Equal(t, uint64(1), block)
}
