package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_number_or_default"
)

func TestGetGGUFNumberOrDefault(t *testing.T) {
	h := &gguf.Header{Pairs: map[string]gguf.Value{"n": {Type: gguf.Uint32, Number: 7}}}
	value, err := get_gguf_number_or_default.GetGGUFNumberOrDefault(h, "n", 1, 9, 3)
	require.NoError(t, err)
	require.Equal(t, uint64(7), value)
	value, err = get_gguf_number_or_default.GetGGUFNumberOrDefault(h, "m", 5, 9, 3)
	require.NoError(t, err)
	require.Equal(t, uint64(3), value)
	_, err = get_gguf_number_or_default.GetGGUFNumberOrDefault(h, "n", 8, 9, 3)
	require.EqualError(t, err, "n is 7; it must be from 8 to 9")
}
