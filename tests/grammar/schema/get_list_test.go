package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/get_list"
	"rkllmd/tests/grammar/parse_object"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestGetList(t *testing.T) {
	o := parse_object.ParseObject(t, `{"a": [true]}`)
	require.Equal(t, []any{true}, get_list.GetList(o, "a", "#"))
	require.Nil(t, get_list.GetList(o, "b", "#"))
	refuse_schemas.RefuseSchemas(t, [2]string{`{"anyOf": []}`, "anyOf is no list of at least one value"},
		[2]string{`{"enum": 1}`, "enum is no list"})
}
