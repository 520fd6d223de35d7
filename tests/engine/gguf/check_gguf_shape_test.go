package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_shape"
)

func TestCheckGGUFShape(t *testing.T) {
	h := &gguf.Header{Tensors: map[string]gguf.Tensor{"t": {Name: "t", Dims: 2, Shape: [4]uint64{64, 32, 1, 1}}}}
	require.NoError(t, check_gguf_shape.CheckGGUFShape(h, false, "t", 64, 32))
	require.NoError(t, check_gguf_shape.CheckGGUFShape(h, true, "t", 64, 32, 1))
	require.NoError(t, check_gguf_shape.CheckGGUFShape(h, true, "u", 1))
	require.EqualError(t, check_gguf_shape.CheckGGUFShape(h, false, "u", 1), `tensor "u" is missing`)
	require.EqualError(t, check_gguf_shape.CheckGGUFShape(h, true, "t", 32, 64),
		`tensor "t" has the shape [64 32 1 1]; it must have [32 64 1 1]`)
	require.EqualError(t, check_gguf_shape.CheckGGUFShape(h, true, "t", 64),
		`tensor "t" has the shape [64 32 1 1]; it must have [64 1 1 1]`)
}
