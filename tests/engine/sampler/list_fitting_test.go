package sampler_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/sampler/accept_within"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/is_fitting"
	"rkllmd/engine/sampler/list_fitting"
	"rkllmd/grammar"
	"rkllmd/grammar/convert_schema"
	"rkllmd/tests/engine/sampler/engine_require_fitting"
	"rkllmd/tests/engine/sampler/random_grammar"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/grammar/random_schema_text"
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
			engine_require_fitting.EngineRequireFitting(t, m, source, random)
		}
	}
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	for _, source := range []string{`root ::= ("a" | "b" "c"?)* [^a-c]+ | (" "? [a-z]{2,5}){3}`, "root ::= ([a-z]+ \" \"?)+",
		"root ::= a a a\na ::= [é-ü]? \"x\"? |", `root ::= [^a]{3,} ("é" | [^é])`, `root ::= ""`} { // read in several ways
		engine_require_fitting.EngineRequireFitting(t, m, source, random)
	}
	for range 40 {
		source, err := convert_schema.ConvertSchema([]byte(random_schema_text.RandomSchemaText(random)))
		if err == nil {
			engine_require_fitting.EngineRequireFitting(t, m, source, random)
		}
	}
	for range 100 {
		engine_require_fitting.EngineRequireFitting(t, m, random_grammar.RandomGrammar(random), random)
	}
	g, err := create_grammar.CreateGrammar(m, "root ::= [a-z] root \"b\" | [a-z] root \"c\" | \"#\"", nil)
	require.NoError(t, err)
	for range 25 { // twice as many ways with each
		token := int32(slices.Index(g.Tree.Texts, "a"))
		require.LessOrEqual(t, g.Matcher.Work, grammar.MaxWork)
		if !is_fitting.IsFitting(g, token) {
			break
		}
		accept_within.AcceptWithin(g, token)
	}
	_, _, err = list_fitting.ListFitting(g, g.Tree, m.VocabSize)
	require.ErrorIs(t, err, grammar.ErrTooManyWays)
	require.Less(t, g.Matcher.Work, 2*grammar.MaxWork, "it ends soon")
}
