package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/get_reference"
	"rkllmd/tests/grammar/create_writer"
	"rkllmd/tests/grammar/parse_object"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestGetReference(t *testing.T) {
	w := create_writer.CreateWriter(t, `{"$defs": {"a": true}}`)
	v, ok := get_reference.GetReference(w, parse_object.ParseObject(t, `{"$ref": "#/$defs/a"}`), "#")
	require.True(t, ok)
	require.Equal(t, true, v)
	_, ok = get_reference.GetReference(w, parse_object.ParseObject(t, `{"type": "null"}`), "#")
	require.False(t, ok)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"$ref": 1}`, "$ref is no text"},
		[2]string{`{"properties": {"a": {"$ref": "x.json"}}}`, `#/properties/a: $ref names "x.json"`})
}
