package sampler_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_within"
	"rkllmd/grammar/convert_schema"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/write_bench_model"
)

// BenchmarkSampleWithin: a token of 150,000 by the usual sampling, chosen freely; within the grammar of a schema of 20
// members where the model says what fits, and where it does not, so that others are looked at: at places where few fit,
// and within a text, where nearly all do.
func BenchmarkSampleWithin(b *testing.B) {
	const brace, quote, word = 3 + '{', 3 + '"', 149_999 // tokens of write_bench_model
	path := filepath.Join(b.TempDir(), "wide.gguf")
	write_bench_model.WriteBenchModel(b, path, bench.Shape{Name: "wide", Layers: 1, Width: 64, Heads: 2, KVHeads: 2,
		Forward: 64, Vocab: 150_000, Context: 64, Half: true, Tied: true})
	m := generation_load.GenerationLoad(b, path)
	c := engine_create_context.EngineCreateContext(b, m, 64, 64)
	s, err := create_sampler.CreateSampler(m, engine.Sampling{TopK: 40, TopP: 0.95, Temperature: 0.8,
		RepeatPenalty: 1}, 64)
	require.NoError(b, err)
	defer free_sampler.FreeSampler(s)
	var seq engine.Sequence
	require.NoError(b, decode_tokens.DecodeTokens(c, &seq, []int32{300}, engine.OutputAll))
	logits, err := read_logits.ReadLogits(c, 0)
	require.NoError(b, err)

	members := make([]string, 20)
	for i := range members {
		members[i] = fmt.Sprintf(`"member%d": {"type": "string"}`, i)
	}
	source, err := convert_schema.ConvertSchema([]byte(`{"properties": {` + strings.Join(members, ", ") + `}}`))
	require.NoError(b, err)
	text := []int32{brace}
	for _, letter := range `"member0":"` {
		text = append(text, 3+letter)
	}
	for _, row := range []struct {
		name   string
		held   bool
		before []int32 // what was said
		likely int     // what the model would say
	}{
		{"freely", false, nil, brace},
		{"fits", true, nil, brace},
		{"one token fits", true, nil, word},
		{"in an object", true, []int32{brace}, quote},
		{"in an object, one token fits", true, []int32{brace}, word},
		{"in a text", true, text, word},
		{"in a text, all but some tokens fit", true, text, 3 + '\n'},
	} {
		var g *engine.Constraint
		if row.held {
			g, err = create_grammar.CreateGrammar(m, source, nil)
			require.NoError(b, err)
			for _, token := range row.before {
				accept_token.AcceptToken(g.Grammar, token)
			}
		}
		for i := range logits {
			logits[i] = float32(i%1000) / 1000
		}
		logits[row.likely] = 30
		b.Run(row.name, func(b *testing.B) {
			for b.Loop() {
				_, err := sample_within.SampleWithin(s, g, c, 0)
				require.NoError(b, err)
			}
		})
	}
}
