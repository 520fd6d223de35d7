package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/is_apart"
	"rkllmd/tests/grammar/parse_object"
)

func TestIsApart(t *testing.T) {
	number, text := parse_object.ParseObject(t, `{"minimum": 3}`), parse_object.ParseObject(t, `{"type": "string"}`)
	require.True(t, is_apart.IsApart(number, text, "#"), "numbers are written")
	require.False(t, is_apart.IsApart(text, number, "#"), "a text fits minimum")
	require.True(t, is_apart.IsApart(text, parse_object.ParseObject(t, `{"type": ["null", "array"]}`), "#"))
	require.False(t, is_apart.IsApart(parse_object.ParseObject(t, `{}`), text, "#"))
}
