package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/is_type"
)

func TestIsType(t *testing.T) {
	require.True(t, is_type.IsType("null", nil), "all types")
	require.False(t, is_type.IsType("null", []string{}))
	require.True(t, is_type.IsType("integer", []string{"number"}))
	require.False(t, is_type.IsType("number", []string{"integer"}))
	require.True(t, is_type.IsType("string", []string{"null", "string"}))
}
