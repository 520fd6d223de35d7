package sampler_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/sampler/accept_within"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_within"
	"rkllmd/grammar/convert_schema"
	"rkllmd/tests/engine/sampler/list_choices"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/write_bench_model"
)

// BenchmarkSampleWithin: a token of 150,000 by the usual sampling, chosen freely; within the grammar of a schema of 20
// members where the model says what fits, and where it does not, so that others are looked at: at places where few fit,
// and within a text, where nearly all do. And within a text by samplings that choose among all tokens.
func BenchmarkSampleWithin(b *testing.B) {
	path := filepath.Join(b.TempDir(), "wide.gguf")
	write_bench_model.WriteBenchModel(b, path, bench.Shape{Name: "wide", Layers: 1, Width: 64, Heads: 2, KVHeads: 2,
		Forward: 64, Vocab: 150_000, Context: 64, Half: true, Tied: true})
	m := generation_load.GenerationLoad(b, path)
	c := engine_create_context.EngineCreateContext(b, m, 64, 64)
	var seq engine.Sequence
	require.NoError(b, decode_tokens.DecodeTokens(c, &seq, []int32{300}, engine.OutputAll))
	places := rand.New(rand.NewPCG(17, 6)).Perm(150_000)
	logits, err := read_logits.ReadLogits(c, 0)
	require.NoError(b, err)

	members := make([]string, 20)
	for i := range members {
		members[i] = fmt.Sprintf(`"member%d": {"type": "string"}`, i)
	}
	source, err := convert_schema.ConvertSchema([]byte(`{"properties": {` + strings.Join(members, ", ") + `}}`))
	require.NoError(b, err)
	for _, row := range list_choices.ListChoices() {
		s, err := create_sampler.CreateSampler(m, row.By, 64)
		require.NoError(b, err)
		defer free_sampler.FreeSampler(s)
		var g *engine.Constraint
		if row.Held {
			g, err = create_grammar.CreateGrammar(m, source, nil)
			require.NoError(b, err)
			for _, token := range row.Before {
				accept_within.AcceptWithin(g, token)
			}
		}
		for i := range logits {
			logits[i] = float32(i%1000) / 1000
			if row.Steep > 0 {
				logits[i] = float32(10 - row.Steep*math.Log(1+float64(places[i])))
			}
		}
		logits[row.Likely] = 30
		b.Run(row.Name, func(b *testing.B) {
			for b.Loop() {
				_, err := sample_within.SampleWithin(s, g, c, 0)
				require.NoError(b, err)
			}
		})
	}
}
