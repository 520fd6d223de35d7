package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/is_impossible"
	"rkllmd/tests/grammar/parse_object"
)

func TestIsImpossible(t *testing.T) {
	require.True(t, is_impossible.IsImpossible(false))
	require.False(t, is_impossible.IsImpossible(true))
	require.False(t, is_impossible.IsImpossible(nil))
	require.True(t, is_impossible.IsImpossible(parse_object.ParseObject(t, `{"allOf": [true, {"allOf": [false]}]}`)))
	require.False(t, is_impossible.IsImpossible(parse_object.ParseObject(t, `{"allOf": [true]}`)))
}
