package grammar_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/convert_schemas"
	"rkllmd/tests/grammar/is_written"
)

func TestConvertSchemas(t *testing.T) {
	rules, names, err := convert_schemas.ConvertSchemas([]grammar.Source{
		{Text: []byte(`{"$ref": "#/$defs/a", "$defs": {"a": {"const": 1}}}`)},
		{Text: []byte(`{"$ref": "#/$defs/a", "$defs": {"a": {"const": 2}}}`)}, {Text: []byte("true"), Object: true}})
	require.NoError(t, err)
	text := strings.Join(append(rules, "root ::= "+strings.Join(names, " ")), "\n")
	for answer, fits := range map[string]bool{`12{}`: true, `12{"a": [1]}`: true, `11{}`: false, `12[]`: false} {
		require.Equal(t, fits, is_written.IsWritten(t, text, answer), answer)
	}
	_, _, err = convert_schemas.ConvertSchemas([]grammar.Source{{Name: "a", Text: []byte("true")}, {Name: "b",
		Text: []byte("[")}})
	require.ErrorContains(t, err, "the schema b cannot be used: #: ")
	var refused *grammar.Error
	require.ErrorAs(t, err, &refused)
}
