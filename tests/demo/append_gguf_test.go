package demo_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_tensors"
	"rkllmd/engine/gguf/read_gguf_header"
)

func TestAppendGGUF(t *testing.T) {
	tensors := []demo.Tensor{
		{Name: "three", Shape: []uint64{3}, Data: []float32{1, 2, 3}},
		{Name: "square", Shape: []uint64{2, 2}, Data: []float32{4, 5, 6, 7}},
	}
	file := append_gguf.AppendGGUF(nil, []demo.Pair{{Key: "a", Value: "b"}}, tensors)
	require.Equal(t, "GGUF\x03\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00"+
		"\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00a", string(file[:33]))
	require.Zero(t, len(file)%32)

	h, err := read_gguf_header.ReadGGUFHeader(bytes.NewReader(file[4:]), uint64(len(file)))
	require.NoError(t, err)
	require.Equal(t, map[string]gguf.Value{"a": {Type: gguf.String, Text: "b"}}, h.Pairs)
	require.Equal(t, gguf.Tensor{Name: "square", Shape: [4]uint64{2, 2, 1, 1}, Dims: 2, Offset: 32},
		h.Tensors["square"])
	total, err := check_gguf_tensors.CheckGGUFTensors(h)
	require.NoError(t, err)
	require.Equal(t, uint64(32+16), total)
	require.Equal(t, "\x00\x00\x80\x3F\x00\x00\x00\x40\x00\x00\x40\x40", string(file[len(file)-64:][:12]))
	require.Equal(t, "\x00\x00\x80\x40", string(file[len(file)-32:][:4]))
}
