package text_test

import (
	"strings"
	"testing"

	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestBuildString(t *testing.T) {
	check_schema.CheckSchema(t, `{"type": "string"}`, `+""`, `+"aü\n"`, `-"`, `-a`)
	check_schema.CheckSchema(t, `{"minLength": 2, "maxLength": 3}`, `-"a"`, `+"aü"`, `+"\u00e9\n\\"`, `-"abcd"`,
		`-"\ud83d\ude00"`, `+"😀a"`)
	check_schema.CheckSchema(t, `{"minLength": 70}`, `-"`+strings.Repeat("a", 69)+`"`, `+"`+strings.Repeat("a",
		70)+`"`, `+"`+strings.Repeat("a", 700)+`"`)
	for format, texts := range map[string][]string{
		"date": {`+"2024-02-28"`, `-"2024-02-30"`, `-"2024-13-01"`, `-"24-01-01"`}, "time": {`+"23:59:59Z"`,
			`+"00:00:00.25+05:30"`, `-"24:00:00Z"`, `-"10:00:00"`},
		"date-time": {`+"2024-01-31T10:00:00Z"`, `-"2024-01-31 10:00:00Z"`},
		"uuid":      {`+"123e4567-e89b-12d3-a456-426614174000"`, `-"123e4567"`},
		"ipv4":      {`+"192.168.0.255"`, `-"1.2.3.256"`, `-"1.2.3"`}, "colour": {`+"any text"`},
	} {
		check_schema.CheckSchema(t, `{"type": "string", "format": "`+format+`"}`, texts...)
	}
	refuse_schemas.RefuseSchemas(t, [2]string{`{"minLength": 3, "maxLength": 2}`,
		"minLength 3 is more than maxLength 2"},
		[2]string{`{"pattern": "a", "maxLength": 2}`, "of a length and a pattern only one can be kept to at a time"},
		[2]string{`{"pattern": "a", "format": "email", "minLength": 1, "maxLength": 2}`,
			"of a length and a pattern only one"},
		[2]string{`{"pattern": "a", "format": "date"}`, "of a pattern and the format date only one"})
}
