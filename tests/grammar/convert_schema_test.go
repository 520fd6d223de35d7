package grammar_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/convert_schema"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/tests/grammar/grammar_answer"
	"rkllmd/tests/grammar/refuse_schemas"
	"rkllmd/tests/support/grammar/check_answer"
	"rkllmd/tests/support/grammar/random_schema_text"
)

func TestConvertSchema(t *testing.T) {
	source, err := convert_schema.ConvertSchema([]byte(`{"properties": {"name": {"type": "string"}}, "required": ["name"]}`))
	require.NoError(t, err)
	require.Contains(t, source, "root-2 ::= \"{\" ws \"\\\"name\\\":\" ws root-name ws \"}\"\n")
	refuse_schemas.RefuseSchemas(t, [2]string{`x`, "the schema cannot be used: #: it is no JSON"},
		[2]string{`{"items": {"not": {}}}`, "#/items: the keyword not"})

	refuse_schemas.RefuseSchemas(t, [2]string{`{"properties": {"a": {"$ref": "#"}}, "required": ["a"]}`,
		"no answer that fits has an end"},
		[2]string{`{"pattern": "^(a?)*$"}`, "a pattern repeats what may be empty"})
	r := rand.New(rand.NewPCG(1, 4))
	written := 0
	for range 2000 {
		schema := random_schema_text.RandomSchemaText(r)
		source, err := convert_schema.ConvertSchema([]byte(schema))
		if err != nil {
			require.ErrorAs(t, err, new(*grammar.Error))
			continue
		}
		rules, err := parse_grammar.ParseGrammar(source)
		require.NoError(t, err, source)
		for range 3 {
			var answer strings.Builder
			grammar_answer.GrammarAnswer(&answer, rules, rules["root"], r, 0)
			if answer.Len() > 50_000 {
				continue
			}
			require.NoError(t, check_answer.CheckAnswer(schema, answer.String()), "%s\n%s\n%s", schema,
				answer.String(), source)
		}
		written++
	}
	require.Greater(t, written, 1000, "most schemas describe something")
}
