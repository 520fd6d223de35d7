package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/is_overlapping"
)

func TestIsOverlapping(t *testing.T) {
	require.True(t, is_overlapping.IsOverlapping([]string{"null", "number"}, []string{"integer"}))
	require.True(t, is_overlapping.IsOverlapping([]string{"integer"}, []string{"number"}))
	require.True(t, is_overlapping.IsOverlapping([]string{"null"}, nil), "all types")
	require.False(t, is_overlapping.IsOverlapping([]string{"null", "array"}, []string{"object", "string"}))
}
