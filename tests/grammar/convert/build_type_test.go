package convert_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
)

func TestBuildType(t *testing.T) {
	for name, texts := range map[string][]string{"object": {`+{"a":1}`, `-[]`}, "array": {`+[1]`, `-{}`},
		"string": {`+""`, `-1`}, "integer": {`+1`, `-1.5`},
		"number": {`+1.5`, `-""`}, "boolean": {`+true`, `+false`, `-null`}, "null": {`+null`, `-false`}} {
		check_schema.CheckSchema(t, `{"type": "`+name+`"}`, texts...)
	}
}
