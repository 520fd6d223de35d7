package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/is_integer"
)

func TestIsInteger(t *testing.T) {
	require.True(t, is_integer.IsInteger("integer"))
	require.False(t, is_integer.IsInteger("number"))
}
