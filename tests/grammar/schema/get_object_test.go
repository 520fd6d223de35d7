package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/get_object"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestGetObject(t *testing.T) {
	o := &grammar.Object{}
	require.Same(t, o, get_object.GetObject(o, "#"))
	require.Empty(t, get_object.GetObject(true, "#").Names)
	refuse_schemas.RefuseSchemas(t, [2]string{`false`, "no value fits"},
		[2]string{`{"items": 3}`, "#/items: a schema is an object, true or false, not 3"})
}
