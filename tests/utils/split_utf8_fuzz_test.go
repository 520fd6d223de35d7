package utils_test

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/split_utf8"
)

// Whatever text is cut at, the pieces that are handed out are whole: valid text stays valid piece by piece.
func FuzzSplitUTF8(f *testing.F) {
	f.Add([]byte("zürich € 🙃"), uint(3))
	f.Add([]byte("\xe2\x28\xa1"), uint(1))
	f.Fuzz(func(t *testing.T, text []byte, at uint) {
		cut := int(at % uint(len(text)+1))
		whole := split_utf8.SplitUTF8(text[:cut])
		require.GreaterOrEqual(t, whole, cut-3)
		require.LessOrEqual(t, whole, cut)
		if utf8.Valid(text) {
			require.True(t, utf8.Valid(text[:whole]))
			require.True(t, whole == cut || !utf8.Valid(text[whole:cut]))
		}
	})
}
