package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_tensors"
)

func TestCheckGGUFTensors(t *testing.T) {
	two := [4]uint64{64, 2, 1, 1} // F32: 512 bytes
	first := gguf.Tensor{Name: "a", Shape: two, Dims: 2}
	for _, one := range []struct {
		name   string
		second gguf.Tensor
		align  uint64
		size   uint64
		total  uint64
		want   string
	}{
		{"F32", gguf.Tensor{Shape: two, Dims: 2, Offset: 512}, 32, 128 + 1024, 1024, ""},
		{"no byte more than needed", gguf.Tensor{Shape: [4]uint64{3, 1, 1, 1}, Dims: 1, Offset: 512}, 32, 128 + 524,
			524, ""},
		{"Q8_0", gguf.Tensor{Shape: two, Dims: 2, Type: 8, Offset: 512}, 32, 1152, 512 + 136, ""},
		{"another alignment", gguf.Tensor{Shape: two, Dims: 2, Offset: 1024}, 1024, 1024 + 1536, 1536, ""},
		{"one byte short", gguf.Tensor{Shape: two, Dims: 2, Offset: 512}, 32, 128 + 1023, 0,
			"the file is cut off: 1 of 1152 bytes are missing; download or copy it again"},
		{"alignment 3", gguf.Tensor{Shape: two, Dims: 2, Offset: 512}, 3, 9999, 0,
			"general.alignment is 3; it must be a power of two"},
		{"alignment 0", gguf.Tensor{Shape: two, Dims: 2, Offset: 512}, 0, 9999, 0,
			"general.alignment is 0; it must be from 1 to 1048576"},
		{"a gap", gguf.Tensor{Shape: two, Dims: 2, Offset: 544}, 32, 9999, 0,
			`tensor "b" begins at byte 544 of the data; it must begin at 512, behind the tensor before it`},
		{"an unknown type", gguf.Tensor{Shape: two, Dims: 2, Type: 4, Offset: 512}, 32, 9999, 0,
			`tensor "b" has type 4, which models do not have`},
		{"integers", gguf.Tensor{Shape: two, Dims: 2, Type: 26, Offset: 512}, 32, 9999, 0,
			`tensor "b" has type 26, which models do not have`},
		{"a packed vector", gguf.Tensor{Shape: [4]uint64{64, 1, 1, 1}, Dims: 1, Type: 8, Offset: 512}, 32, 9999, 0,
			`tensor "b" is a vector of type Q8_0; vectors must be F32`},
		{"rows that do not fill blocks", gguf.Tensor{Shape: two, Dims: 2, Type: 12, Offset: 512}, 32, 9999, 0,
			`tensor "b" has rows of 64 numbers; type Q4_K packs 256 at a time`},
		{"an overflow", gguf.Tensor{Shape: [4]uint64{1 << 32, 1 << 32, 1 << 32, 1}, Dims: 3, Offset: 512}, 32, 9999, 0,
			`tensor "b" of 4294967296 x 4294967296 x 4294967296 x 1 numbers is larger than any file`},
	} {
		t.Run(one.name, func(t *testing.T) {
			one.second.Name = "b"
			h := &gguf.Header{
				Pairs:   map[string]gguf.Value{"general.alignment": {Type: gguf.Uint32, Number: one.align}},
				Tensors: map[string]gguf.Tensor{"a": first, "b": one.second}, Order: []string{"a", "b"}, End: 100,
				Size: one.size}
			total, err := check_gguf_tensors.CheckGGUFTensors(h)
			if one.want != "" {
				require.EqualError(t, err, one.want)
				return
			}
			require.NoError(t, err)
			require.Equal(t, one.total, total)
		})
	}
	_, err := check_gguf_tensors.CheckGGUFTensors(&gguf.Header{})
	require.EqualError(t, err, "it has no tensors: it is a vocabulary, not a model")
}
