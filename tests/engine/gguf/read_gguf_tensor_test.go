package gguf_test

import (
	"encoding/binary"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/append_gguf_string"
	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_tensor"
	"rkllmd/tests/engine/gguf/engine_gguf_reader"
)

func TestReadGGUFTensor(t *testing.T) {
	for _, one := range []struct {
		name  string
		dims  uint32
		shape []uint64
		want  string
	}{
		{"blk.0.attn_q.weight", 2, []uint64{64, 32}, ""},
		{"vector", 1, []uint64{5}, ""},
		{"experts", 4, []uint64{1, 2, 3, 4}, ""},
		{"none", 0, nil, `tensor "none" has 0 dimensions; tensors have 1 to 4`},
		{"many", 5, []uint64{1, 1, 1, 1, 1}, `tensor "many" has 5 dimensions; tensors have 1 to 4`},
		{"huge", 0xFFFFFFFF, nil, `tensor "huge" has 4294967295 dimensions; tensors have 1 to 4`},
		{"empty", 2, []uint64{64, 0}, `tensor "empty" has a dimension of 0`},
		{strings.Repeat("n", 64), 1, []uint64{1},
			"a tensor's name: the string at byte 0 has 64 bytes; the limit is 63"},
	} {
		file := binary.LittleEndian.AppendUint32(append_gguf_string.AppendGGUFString(nil, one.name), one.dims)
		for _, n := range one.shape {
			file = binary.LittleEndian.AppendUint64(file, n)
		}
		file = binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint32(file, 8), 320)
		got, err := read_gguf_tensor.ReadGGUFTensor(engine_gguf_reader.EngineGGUFReader(file))
		if one.want != "" {
			require.EqualError(t, err, one.want)
			continue
		}
		require.NoError(t, err)
		want := gguf.Tensor{Name: one.name, Shape: [4]uint64{1, 1, 1, 1}, Dims: int(one.dims), Type: 8, Offset: 320}
		copy(want.Shape[:], one.shape)
		require.Equal(t, want, got)
		for length := range file {
			_, err := read_gguf_tensor.ReadGGUFTensor(engine_gguf_reader.EngineGGUFReader(file[:length]))
			require.ErrorIs(t, err, engine.ErrTruncated)
		}
	}
}
