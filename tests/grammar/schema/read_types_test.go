package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/read_types"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestReadTypes(t *testing.T) {
	require.Equal(t, []string{"number"}, read_types.ReadTypes([]any{"integer", "number", "number"}, "#"), "once each")
	require.Equal(t, []string{"array"}, read_types.ReadTypes("array", "#"))
	refuse_schemas.RefuseSchemas(t, [2]string{`{"type": "int"}`,
		`type is "int": it must be one of object, array, string`},
		[2]string{`{"type": 3}`, "type is 3"}, [2]string{`{"type": ["null", "x"]}`, `type is "x"`})
}
