package embeddings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/embeddings/format_vector"
)

func TestFormatVector(t *testing.T) {
	require.Equal(t, "AACAPwAAAMA=", format_vector.FormatVector([]float32{1, -2}),
		"3F800000 and C0000000, the lowest byte first")
	require.Empty(t, format_vector.FormatVector(nil))
}
