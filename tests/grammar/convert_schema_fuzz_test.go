package grammar_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/convert_schema"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/tests/support/grammar/random_schema_text"
)

// FuzzConvertSchema: any text becomes a grammar that is whole and has an end, or is refused with a place and a reason.
func FuzzConvertSchema(f *testing.F) {
	r := rand.New(rand.NewPCG(3, 3))
	for range 30 {
		f.Add([]byte(random_schema_text.RandomSchemaText(r)))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		source, err := convert_schema.ConvertSchema(text)
		if err != nil {
			var refused *grammar.Error
			require.True(t, errors.As(err, &refused) && refused.Place != "" && refused.Reason != "", err)
			return
		}
		require.LessOrEqual(t, len(source), grammar.MaxGrammar)
		_, err = parse_grammar.ParseGrammar(source)
		require.NoError(t, err, source)
	})
}
