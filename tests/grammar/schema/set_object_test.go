package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/convert_schemas"
	"rkllmd/grammar/schema/set_object"
)

func TestSetObject(t *testing.T) {
	require.Equal(t, "object", set_object.SetObject(true, "#").Members["type"])
	o := &grammar.Object{Names: []string{"type"}, Members: map[string]any{"type": []any{"object", "null"}}}
	require.Equal(t, "object", set_object.SetObject(o, "#").Members["type"])
	_, _, err := convert_schemas.ConvertSchemas([]grammar.Source{{Text: []byte(`{"type": "string"}`), Object: true}})
	require.ErrorContains(t, err, `what it describes must be an object: the type must be "object"`)
}
