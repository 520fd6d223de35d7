package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/merge_schemas"
	"rkllmd/tests/grammar/parse_object"
)

func TestMergeSchemas(t *testing.T) {
	a := parse_object.ParseObject(t, `{"title": "a", "type": "integer", "minimum": 3}`)
	b := parse_object.ParseObject(t, `{"title": "b", "type": "number", "minimum": 5, "maximum": 9}`)
	require.Equal(t, `{"title":"a","type":["integer"],"minimum":5,"maximum":9}`,
		format_json.FormatJSON(merge_schemas.MergeSchemas(a, b, "#")))
	require.Equal(t, `{"title":"a","type":"integer","minimum":3}`, format_json.FormatJSON(a), "it stays")
}
