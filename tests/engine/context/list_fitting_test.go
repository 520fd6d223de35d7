package context_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context/accept_token"
	"rkllmd/engine/context/create_grammar"
	"rkllmd/engine/context/free_sampler"
	"rkllmd/engine/context/is_fitting"
	"rkllmd/engine/context/list_fitting"
	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/grammar/convert_schema"
	"rkllmd/tests/support/engine/engine_load_model"
)

// TestListFitting: along random answers what is listed is what each token says when it is asked alone.
func TestListFitting(t *testing.T) {
	schema, err := convert_schema.ConvertSchema([]byte(`{"properties": {"näme": {"type": "string", "maxLength": 3},
		"n": {"type": "integer", "maximum": 12}, "wide": {"enum": ["語", "é", "é🙃"]}}, "additionalProperties": true}`))
	require.NoError(t, err)
	random := rand.New(rand.NewPCG(17, 1))
	for _, architecture := range []string{"llama", "qwen3"} {
		m := engine_load_model.EngineLoadModel(t, architecture)
		for _, source := range []string{schema, schema, `root ::= .*`, `root ::= [^a-z]{0,6} "e"`,
			`root ::= "語" [é-ü]+ | "🙃🙂" | "r" [a-z ]*`} {
			g, err := create_grammar.CreateGrammar(m, source, nil)
			require.NoError(t, err)
			defer free_sampler.FreeSampler(g.Grammar)
			for range 12 {
				fitting, err := list_fitting.ListFitting(g, m.VocabSize)
				require.NoError(t, err)
				var alone []int32
				for token := range int32(m.VocabSize) {
					if is_fitting.IsFitting(g, token) {
						alone = append(alone, token)
					}
				}
				require.Equal(t, alone, fitting, source)
				require.NotEmpty(t, fitting)
				token := fitting[random.IntN(len(fitting))]
				if is_end_of_generation.IsEndOfGeneration(m, token) {
					break
				}
				accept_token.AcceptToken(g.Grammar, token)
			}
		}
	}
}
