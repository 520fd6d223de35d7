package schema_test

import (
	"testing"

	"rkllmd/grammar"
	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestCheckKeywords(t *testing.T) {
	for name := range grammar.Refused {
		refuse_schemas.RefuseSchemas(t, [2]string{`{"type": "object", "` + name + `": {}}`, "the keyword " + name +
			" cannot be kept to"})
	}
	refuse_schemas.RefuseSchemas(t, [2]string{`{"type": "array", "uniqueItems": true}`,
		"uniqueItems cannot be kept to"},
		[2]string{`{"type": "array", "uniqueItems": true, "maxItems": 2}`, "uniqueItems"})
	check_schema.CheckSchema(t, `{"type": "array", "uniqueItems": true, "maxItems": 1}`, `+[1]`, `-[1,1]`)
	check_schema.CheckSchema(t, `{"type": "null", "uniqueItems": false, "examples": [1], "x-mine": {}}`, `+null`)
}
