package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/merge_types"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestMergeTypes(t *testing.T) {
	require.Equal(t, []any{"integer", "null"}, merge_types.MergeTypes([]any{"null", "number"}, []any{"integer",
		"null", "string"}, "#"))
	refuse_schemas.RefuseSchemas(t, [2]string{`{"allOf": [{"type": "null"}, {"type": "array"}]}`,
		`no value fits both types "null" and "array"`})
}
