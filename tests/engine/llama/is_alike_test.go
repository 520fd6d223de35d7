package llama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama/is_alike"
)

func TestIsAlike(t *testing.T) {
	bytes := []byte{0x10, 2, 0, 0, 1, 0, 9, 9, 0xEE, 0xEE, 0xEE, 0xEE}
	for words, want := range map[string]bool{"210 ----0001": true, "210 09090001": true, "210": false,
		"211 ----0001": false,
		"210 ----0002": false, "210 --090001": true, "210 ----0001 0": false, "": false} {
		require.Equal(t, want, is_alike.IsAlike(words, bytes), words)
	}
}
