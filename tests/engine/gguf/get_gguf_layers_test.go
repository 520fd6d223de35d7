package gguf_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_layers"
)

func TestGetGGUFLayers(t *testing.T) {
	h := &gguf.Header{Pairs: map[string]gguf.Value{
		"one":    {Type: gguf.Uint32, Number: 4},
		"each":   {Type: gguf.Int32, Array: true, Count: 3, Numbers: []uint64{1, 0, 2}},
		"two":    {Type: gguf.Uint32, Array: true, Count: 2, Numbers: []uint64{1, 2}},
		"minus":  {Type: gguf.Int32, Array: true, Count: 3, Numbers: []uint64{1, math.MaxUint32, 2}},
		"floats": {Type: gguf.Float32, Array: true, Count: 3},
		"text":   {Type: gguf.String, Text: "4"},
		"long":   {Type: gguf.Int32, Array: true, Count: engine.MaxGGUFNumbers + 1},
	}}
	for _, one := range []struct {
		key  string
		want []uint64
		err  string
	}{
		{"one", []uint64{4, 4, 4}, ""},
		{"each", []uint64{1, 0, 2}, ""},
		{"none", nil, ""},
		{"two", nil, "two has 2 elements for 3 layers"},
		{"minus", nil, "minus is -1 in layer 1; it must be from 0 to 9"},
		{"floats", nil, "floats is an array of float32; it must hold 32-bit integers"},
		{"text", nil, "text is a string; it must be a uint32"},
		{"long", nil, "long has 1025 elements for 3 layers"},
	} {
		values, err := get_gguf_layers.GetGGUFLayers(h, one.key, 3, 0, 9)
		if one.err != "" {
			require.EqualError(t, err, one.err)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, one.want, values)
	}
	_, err := get_gguf_layers.GetGGUFLayers(h, "one", 3, 5, 9)
	require.EqualError(t, err, "one is 4; it must be from 5 to 9")
}
