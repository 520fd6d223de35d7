package convert_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestBuildArray(t *testing.T) {
	check_schema.CheckSchema(t, `{"items": {"type": "null"}, "minItems": 1, "maxItems": 2}`, `-[]`, `+[null]`,
		`+[null, null]`, `-[null,null,null]`)
	check_schema.CheckSchema(t, `{"prefixItems": [{"type": "null"}, {"type": "boolean"}], "items": false}`, `+[]`,
		`+[null]`, `+[null,true]`, `-[null,true,1]`, `-[true]`)
	check_schema.CheckSchema(t, `{"prefixItems": [{"type": "null"}], "minItems": 2}`, `-[null]`, `+[null,1]`,
		`+[null,1,"x"]`)
	check_schema.CheckSchema(t, `{"type": "array", "maxItems": 0}`, `+[]`, `+[ ]`, `-[1]`)
	check_schema.CheckSchema(t, `{"prefixItems": [{"type": "null"}, false, true]}`, `+[]`, `+[null]`, `-[null,1]`, `-[null,1,1]`)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"minItems": 2, "maxItems": 1}`, "minItems 2 is more than maxItems 1"},
		[2]string{`{"prefixItems": [true], "items": false, "minItems": 2}`,
			"minItems is 2, but only 1 items are described"})
}
