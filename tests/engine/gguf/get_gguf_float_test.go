package gguf_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_float"
)

func TestGetGGUFFloat(t *testing.T) {
	h := &gguf.Header{Pairs: map[string]gguf.Value{
		"half": {Type: gguf.Float32, Number: uint64(math.Float32bits(0.5))},
		"nan":  {Type: gguf.Float32, Number: uint64(math.Float32bits(float32(math.NaN())))},
		"inf":  {Type: gguf.Float32, Number: uint64(math.Float32bits(float32(math.Inf(1))))},
		"int":  {Type: gguf.Uint32, Number: 1},
	}}
	value, found, err := get_gguf_float.GetGGUFFloat(h, "half", 0, 0.5)
	require.NoError(t, err)
	require.True(t, found)
	require.Equal(t, float32(0.5), value)
	_, found, err = get_gguf_float.GetGGUFFloat(h, "none", 0, 1)
	require.NoError(t, err)
	require.False(t, found)
	for key, want := range map[string]string{"nan": "nan is NaN; it must be from 0 to 0.4",
		"inf":  "inf is +Inf; it must be from 0 to 0.4",
		"half": "half is 0.5; it must be from 0 to 0.4", "int": "int is of the wrong type; it must be a float32"} {
		_, _, err := get_gguf_float.GetGGUFFloat(h, key, 0, 0.4)
		require.EqualError(t, err, want)
	}
}
