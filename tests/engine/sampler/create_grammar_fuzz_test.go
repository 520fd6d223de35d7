package sampler_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/engine/sampler/accept_within"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_within"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

// FuzzCreateGrammar: an answer can be held to every grammar that parse_grammar accepts.
func FuzzCreateGrammar(f *testing.F) {
	for _, source := range []string{`root ::= "a" | [b-d]+ x?` + "\nx ::= ( \"é\" root ){0,3}", "root ::= . # any\n",
		`root ::= [^\x00-\x1F\]]{2,} "\u00e9\U0001F600\\"`, "root ::= \"a\"? |\n \"b\"*", "root ::= a a a\na ::= \"\""} {
		f.Add(source)
	}
	m := engine_load_model.EngineLoadModel(f, "qwen3")
	c := engine_create_context.EngineCreateContext(f, m, 64, 64)
	s, err := create_sampler.CreateSampler(m, engine.Sampling{TopP: 1, Temperature: 2, RepeatPenalty: 1}, 64)
	require.NoError(f, err)
	defer free_sampler.FreeSampler(s)
	var seq engine.Sequence
	require.NoError(f, decode_tokens.DecodeTokens(c, &seq, []int32{300}, engine.OutputAll))
	f.Fuzz(func(t *testing.T, source string) {
		if _, err := parse_grammar.ParseGrammar(source); err != nil || len(source) > 2000 {
			return
		}
		g, err := create_grammar.CreateGrammar(m, source, nil)
		require.NoError(t, err, source)
		for range 8 {
			token, err := sample_within.SampleWithin(s, g, c, 0)
			if err != nil || is_end_of_generation.IsEndOfGeneration(m, token) {
				return
			}
			accept_within.AcceptWithin(g, token)
		}
	})
}
