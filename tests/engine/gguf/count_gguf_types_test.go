package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/count_gguf_types"
)

func TestCountGGUFTypes(t *testing.T) {
	h := &gguf.Header{Tensors: map[string]gguf.Tensor{
		"a": {Shape: [4]uint64{256, 10, 1, 1}, Type: 12},
		"b": {Shape: [4]uint64{512, 3, 4, 1}, Type: 12},
		"c": {Shape: [4]uint64{100, 1, 1, 1}},
		"d": {Shape: [4]uint64{32, 2, 1, 1}, Type: 8},
	}}
	numbers, types := count_gguf_types.CountGGUFTypes(h)
	require.EqualValues(t, 2560+6144+100+64, numbers)
	require.Equal(t, []engine.TypeShare{{Type: "Q4_K", Tensors: 2, Bytes: (10 + 24) * 144}, {Type: "F32", Tensors: 1,
		Bytes: 400}, {Type: "Q8_0", Tensors: 1, Bytes: 68}}, types)
}
