package embedded_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/create_engine_backend"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/write_bench_model"
)

// BenchmarkStartEngineRun: a token of an answer, of a model with random weights and a vocabulary of 150,000, that is
// free, and one that is held to a schema of 20 members: "ratio" is the second one's time by the first one's. Nobody has
// taught such a model JSON: it is the worst case.
func BenchmarkStartEngineRun(b *testing.B) {
	path := filepath.Join(b.TempDir(), "wide.gguf")
	write_bench_model.WriteBenchModel(b, path, bench.Shape{Name: "wide", Layers: 12, Width: 768, Heads: 12, KVHeads: 4,
		Forward: 2048, Vocab: 150_000, Context: 512, Half: true, Tied: true})
	backend, err := create_engine_backend.CreateEngineBackend(generation_load.GenerationLoad(b, path),
		engine.PoolOptions{Sequences: 1, Size: 512, Threads: 1})
	require.NoError(b, err)
	defer backend.Close()
	members := make([]string, 20)
	for i := range members {
		members[i] = fmt.Sprintf(`"member%d": %s`, i, [...]string{`{"type": "string", "maxLength": 40}`,
			`{"type": "integer", "minimum": 0, "maximum": 999}`, `{"type": "boolean"}`,
			`{"enum": ["red", "green", "blue"]}`}[i%4])
	}
	request := generation.Request{Tokens: []int32{1, 300}, Sampling: backend.Defaults, Logprobs: -1, MaxTokens: 120,
		IgnoreEnd: true, Seed: new(uint64(7))}
	per := [2]float64{}
	for b.Loop() {
		for i := range per {
			request.Schema, request.IgnoreEnd = "", i == 0
			if i == 1 {
				request.Schema = `{"properties": {` + strings.Join(members, ", ") + `}, "required": ["member0"]}`
			}
			run, _ := generation_answer.GenerationAnswer(b, backend, request)
			per[i] += float64(run.Last.Timings.Total-run.Last.Timings.FirstToken) / float64(len(run.Answer)-1)
		}
	}
	b.ReportMetric(per[0]/float64(b.N)/1e6, "ms/free")
	b.ReportMetric(per[1]/float64(b.N)/1e6, "ms/held")
	b.ReportMetric(per[1]/per[0], "ratio")
}
