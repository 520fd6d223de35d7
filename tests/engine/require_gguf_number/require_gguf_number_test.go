package require_gguf_number_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/require_gguf_number"
)

func TestRequireGGUFNumber(t *testing.T) {
	h := &engine.GGUFHeader{Pairs: map[string]engine.GGUFValue{"n": {Type: engine.GGUFUint32, Number: 7}}}
	value, err := require_gguf_number.RequireGGUFNumber(h, "n", 1, 9)
	require.NoError(t, err)
	require.Equal(t, uint64(7), value)
	_, err = require_gguf_number.RequireGGUFNumber(h, "n", 8, 9)
	require.EqualError(t, err, "n is 7; it must be from 8 to 9")
	_, err = require_gguf_number.RequireGGUFNumber(h, "m", 0, 9)
	require.EqualError(t, err, "m is missing")
}
