package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_number"
)

func TestGetGGUFNumber(t *testing.T) {
	h := &gguf.Header{Pairs: map[string]gguf.Value{
		"n": {Type: gguf.Uint32, Number: 7}, "text": {Type: gguf.String}, "array": {Type: gguf.Uint32, Array: true}}}
	for _, one := range []struct {
		key       string
		low, high uint64
		want      string
	}{
		{"n", 7, 7, ""},
		{"n", 0, 6, "n is 7; it must be from 0 to 6"},
		{"n", 8, 9, "n is 7; it must be from 8 to 9"},
		{"text", 0, 9, "text is a string; it must be a uint32"},
		{"array", 0, 9, "array is an array; it must be a uint32"},
	} {
		value, found, err := get_gguf_number.GetGGUFNumber(h, one.key, one.low, one.high)
		require.True(t, found)
		if one.want != "" {
			require.EqualError(t, err, one.want)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, uint64(7), value)
	}
	_, found, err := get_gguf_number.GetGGUFNumber(h, "none", 1, 2)
	require.NoError(t, err)
	require.False(t, found)
}
