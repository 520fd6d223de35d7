package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/read_required"
	"rkllmd/tests/grammar/parse_object"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestReadRequired(t *testing.T) {
	require.Equal(t, []string{"b", "a"}, read_required.ReadRequired(parse_object.ParseObject(t,
		`{"required": ["b", "a", "b"]}`), "#"))
	require.Nil(t, read_required.ReadRequired(parse_object.ParseObject(t, `{}`), "#"))
	refuse_schemas.RefuseSchemas(t, [2]string{`{"required": "a"}`, `required is "a": it must be a list of names`},
		[2]string{`{"required": ["a", 1]}`, `required is ["a",1]`})
}
