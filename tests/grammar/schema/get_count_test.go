package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/get_count"
	"rkllmd/tests/grammar/parse_object"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestGetCount(t *testing.T) {
	o := parse_object.ParseObject(t, `{"minItems": 3.0, "maxItems": 1e30, "maxLength": 7}`)
	require.Equal(t, 3, get_count.GetCount(o, "minItems", "#", 0))
	require.Equal(t, grammar.NoLimit, get_count.GetCount(o, "maxItems", "#", 5), "no answer gets there")
	require.Equal(t, 7, get_count.GetCount(o, "maxLength", "#", 5))
	require.Equal(t, 5, get_count.GetCount(o, "minLength", "#", 5))
	refuse_schemas.RefuseSchemas(t, [2]string{`{"minLength": -1}`,
		"minLength is -1: it must be a whole number, 0 or more"},
		[2]string{`{"minLength": 1.5}`, "minLength is 1.5"}, [2]string{`{"minItems": "2"}`, `minItems is "2"`},
		[2]string{`{"minItems": 100001}`, "minItems is 100001, of at most 100000"})
}
