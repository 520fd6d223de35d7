package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/merge_items"
	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/parse_object"
)

func TestMergeItems(t *testing.T) {
	for _, c := range [][3]string{
		{`{"type":"array"}`, `{"minItems":1}`, `{"type":"array"}`},
		{`{"prefixItems":[{"a":1},true]}`, `{"items":{"c":1}}`,
			`{"prefixItems":[{"allOf":[{"a":1},{"c":1}]},{"c":1}],"items":{"c":1}}`},
		{`{"prefixItems":[{"a":1},{"b":1}],"items":{"c":1}}`, `{"prefixItems":[{"d":1}],"items":false}`,
			`{"prefixItems":[{"allOf":[{"a":1},{"d":1}]},false],"items":false}`},
		{`{"items":[{"a":1}],"additionalItems":{"c":1}}`, `{"title":"b"}`, `{"prefixItems":[{"a":1}],"items":{"c":1}}`},
		{`{"title":"a"}`, `{"prefixItems":[{"a":1}]}`, `{"title":"a","prefixItems":[{"a":1}],"items":true}`},
	} {
		a, b := parse_object.ParseObject(t, c[0]), parse_object.ParseObject(t, c[1])
		require.Equal(t, c[2], format_json.FormatJSON(merge_items.MergeItems(a, b, a, "#")), c)
		require.Equal(t, c[0], format_json.FormatJSON(a), "it stays")
	}
	check_schema.CheckSchema(t, `{"allOf": [{"prefixItems": [true, {"type": "integer"}]}, {"items": {"type": "number"}}]}`,
		`+[]`, `+[1.5,1]`, `-["a",1]`, `-[1,1.5]`, `+[1,1,1.5]`, `-[1,1,"a"]`)
	check_schema.CheckSchema(t, `{"prefixItems": [{"const": 1}, {"const": 2}], "allOf": [{"prefixItems": [true], "items": false}]}`,
		`+[1]`, `-[1,2]`, `-[2]`)
}
