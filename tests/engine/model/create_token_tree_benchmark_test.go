package model_test

import (
	"path/filepath"
	"testing"

	"rkllmd/bench"
	"rkllmd/engine/model/create_token_tree"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/write_bench_model"
)

// BenchmarkCreateTokenTree: what the first answer within a grammar waits for, with a vocabulary of 150,000.
func BenchmarkCreateTokenTree(b *testing.B) {
	path := filepath.Join(b.TempDir(), "wide.gguf")
	write_bench_model.WriteBenchModel(b, path, bench.Shape{Name: "wide", Layers: 1, Width: 64, Heads: 2, KVHeads: 2,
		Forward: 64, Vocab: 150_000, Context: 64, Half: true, Tied: true})
	m := generation_load.GenerationLoad(b, path)
	for b.Loop() {
		create_token_tree.CreateTokenTree(m)
	}
}
