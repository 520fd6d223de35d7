package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/list_narrowing"
	"rkllmd/tests/grammar/parse_object"
)

func TestListNarrowing(t *testing.T) {
	o := parse_object.ParseObject(t,
		`{"title": "t", "type": "null", "not": {}, "x-mine": 1, "default": 2, "enum": [1]}`)
	require.Equal(t, []string{"type", "not", "enum"}, list_narrowing.ListNarrowing(o))
	require.Equal(t, []string{"not"}, list_narrowing.ListNarrowing(o, "enum", "type"))
}
