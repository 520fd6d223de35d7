package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/is_disjoint"
	"rkllmd/tests/grammar/create_writer"
	"rkllmd/tests/grammar/parse_object"
)

func TestIsDisjoint(t *testing.T) {
	w := create_writer.CreateWriter(t,
		`{"$defs": {"list": {"required": ["next"], "properties": {"next": {"$ref": "#/$defs/list"}}}}}`)
	for pair, expected := range map[[2]string]bool{
		{`{"type": "null"}`, `{"type": "string"}`}: true, {`{"type": "integer"}`, `{"type": "number"}`}: false,
		{`{"type": ["null", "array"]}`, `{"type": "array"}`}: false, {`{}`, `{"type": "null"}`}: false,
		{`{"enum": [1, 2]}`, `{"const": 3}`}: true, {`{"enum": [1, 2]}`, `{"const": 2}`}: false,
		{`{"minLength": 1}`, `{"minLength": 9}`}: false,
		{`{"minimum": 3}`, `{"type": "string"}`}: false, {`{"minimum": 3}`, `{"maxLength": 2}`}: false,
		{`{"minimum": 3, "anyOf": [{"type": "string"}]}`, `{"type": "string"}`}: false,
		{`{"const": 1}`, `{"const": 1.0}`}:                                      false, {`{"const": {"a": 1, "b": 2}}`, `{"const": {"b": 2, "a": 1}}`}: false,
		{`{"properties": {"k": {"const": 1}}, "required": ["k"]}`,
			`{"properties": {"k": {"const": 2}}, "required": ["k"]}`}: true,
		{`{"properties": {"k": {"const": 1}}}`,
			`{"properties": {"k": {"const": 2}}, "required": ["k"]}`}: false,
		{`{"$ref": "#/$defs/list"}`,
			`{"$ref": "#/$defs/list"}`}: false,
	} {
		a, b := parse_object.ParseObject(t, pair[0]), parse_object.ParseObject(t, pair[1])
		require.Equal(t, expected, is_disjoint.IsDisjoint(w, a, b, "#"), pair)
		require.Equal(t, expected, is_disjoint.IsDisjoint(w, b, a, "#"), pair)
	}
	require.Zero(t, w.Depth)
}
