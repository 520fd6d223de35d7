package schema_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/resolve_reference"
	"rkllmd/tests/grammar/parse_object"
)

func TestResolveReference(t *testing.T) {
	o := parse_object.ParseObject(t, `{"$defs": {"a/b~c": 1, "ü": 2, "list": [3, {"d": 4}]}}`)
	for reference, expected := range map[string]any{
		"#": o, "#/$defs/a~1b~0c": json.Number("1"), "#/$defs/%C3%BC": json.Number("2"),
		"#/$defs/list/0":   json.Number("3"),
		"#/$defs/list/1/d": json.Number("4"),
	} {
		v, ok := resolve_reference.ResolveReference(o, reference)
		require.True(t, ok, reference)
		require.Equal(t, expected, v)
	}
	for _, reference := range []string{"", "#a", "other.json", "#/$defs/x", "#/$defs/list/2", "#/$defs/list/-1",
		"#/$defs/list/0/x", "#/%zz"} {
		_, ok := resolve_reference.ResolveReference(o, reference)
		require.False(t, ok, reference)
	}
}
