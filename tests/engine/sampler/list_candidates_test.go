package sampler_test

import (
	"cmp"
	"math"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/list_candidates"
	"rkllmd/engine/sampler/list_fitting"
	"rkllmd/tests/engine/sampler/list_missing"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/write_bench_model"
)

// Among random logits of 20,000 tokens the likeliest candidates are the likeliest of all that fit: where most fit only
// some hundreds of them are listed, where few do all, and where a sampler could choose any of them all again.
func TestListCandidates(t *testing.T) {
	path := filepath.Join(t.TempDir(), "wide.gguf")
	write_bench_model.WriteBenchModel(t, path, bench.Shape{Name: "wide", Layers: 1, Width: 64, Heads: 2, KVHeads: 2,
		Forward: 64, Vocab: 20_000, Context: 64, Half: true, Tied: true})
	m := generation_load.GenerationLoad(t, path)
	c := engine_create_context.EngineCreateContext(t, m, 64, 64)
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{300}, engine.OutputAll))
	logits, err := read_logits.ReadLogits(c, 0)
	require.NoError(t, err)
	random := rand.New(rand.NewPCG(4, 1))
	for source, few := range map[string]bool{`root ::= [0-9]+`: true, `root ::= [^"]*`: false} {
		for _, topK := range []int32{1, 40, 0} {
			for i := range logits {
				logits[i] = float32(random.NormFloat64())
			}
			s, err := create_sampler.CreateSampler(m, engine.Sampling{TopK: topK, Temperature: 1,
				RepeatPenalty: 1.1}, 64)
			require.NoError(t, err)
			defer free_sampler.FreeSampler(s)
			left := slices.Clone(logits)
			for token := range int32(300) {
				accept_token.AcceptToken(s, token)
				left[token] = min(left[token]/1.1, left[token]*1.1)
			}
			g, err := create_grammar.CreateGrammar(m, source, nil)
			require.NoError(t, err)
			all, _, err := list_fitting.ListFitting(g, g.Tree, math.MaxInt32)
			require.NoError(t, err)
			listed, err := list_candidates.ListCandidates(s, g, c, 0)
			require.NoError(t, err)
			if few {
				require.Equal(t, all, listed)
				continue
			}
			if topK == 0 { // any of them, or those that decide (is_decided)
				require.Empty(t, list_missing.ListMissing(listed, all))
				s.Copied = false
				listed, err = list_candidates.ListCandidates(s, g, c, 0)
				require.NoError(t, err)
				require.Equal(t, all, listed)
				continue
			}
			require.Less(t, len(listed), len(all))
			require.GreaterOrEqual(t, len(listed), int(topK))
			require.Empty(t, list_missing.ListMissing(listed, all))
			slices.SortFunc(all, func(a, b int32) int { return cmp.Compare(left[b], left[a]) })
			require.Empty(t, list_missing.ListMissing(all[:topK], listed), source)
		}
	}
}
