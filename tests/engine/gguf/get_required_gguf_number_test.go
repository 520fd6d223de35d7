package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_required_gguf_number"
)

func TestGetRequiredGGUFNumber(t *testing.T) {
	h := &gguf.Header{Pairs: map[string]gguf.Value{"n": {Type: gguf.Uint32, Number: 7}}}
	value, err := get_required_gguf_number.GetRequiredGGUFNumber(h, "n", 1, 9)
	require.NoError(t, err)
	require.Equal(t, uint64(7), value)
	_, err = get_required_gguf_number.GetRequiredGGUFNumber(h, "n", 8, 9)
	require.EqualError(t, err, "n is 7; it must be from 8 to 9")
	_, err = get_required_gguf_number.GetRequiredGGUFNumber(h, "m", 0, 9)
	require.EqualError(t, err, "m is missing")
}
