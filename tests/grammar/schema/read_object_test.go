package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/tests/grammar/parse_object"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestReadObject(t *testing.T) {
	o := parse_object.ParseObject(t, `{"b": 1, "a": {"z": [], "y": 2}}`)
	require.Equal(t, []string{"b", "a"}, o.Names, "their order stays")
	require.Equal(t, []string{"z", "y"}, o.Members["a"].(*grammar.Object).Names)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"a": 1, "a": 2}`, `it has two members "a" in one object`},
		[2]string{`{"a": 1`, "it ends too early"}, [2]string{`{"a" 1}`, "no JSON"})
}
