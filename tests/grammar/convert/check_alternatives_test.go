package convert_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/check_alternatives"
	"rkllmd/tests/grammar/create_writer"
	"rkllmd/tests/grammar/parse_object"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestCheckAlternatives(t *testing.T) {
	text, number := parse_object.ParseObject(t, `{"type": "string"}`), parse_object.ParseObject(t, `{"type": "number"}`)
	w := create_writer.CreateWriter(t, `{}`)
	check_alternatives.CheckAlternatives(w, []*grammar.Object{text, nil, number}, "#")
	check_alternatives.CheckAlternatives(w, []*grammar.Object{text}, "#")
	require.Panics(t, func() {
		check_alternatives.CheckAlternatives(w, []*grammar.Object{text, nil, text}, "#")
	})
	refuse_schemas.RefuseSchemas(t, [2]string{`{"oneOf": [{"type": "null"}, false, {"minimum": 3}, {"type": "string"}]}`,
		"#: of oneOf, a value could fit the alternatives 1 and 3: let them differ in type, which each must name"})
}
