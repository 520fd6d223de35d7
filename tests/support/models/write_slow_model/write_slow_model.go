// Package write_slow_model writes a model that takes its time to load.
package write_slow_model

import (
	"path/filepath"
	"testing"

	"rkllmd/bench"
	"rkllmd/tests/support/models/write_bench_model"
)

// WriteSlowModel writes a llama model to a new folder and returns its path. Its layers are next to nothing, but its
// vocabulary of 400,000 words takes about half a second to load.
func WriteSlowModel(tb testing.TB) string {
	tb.Helper()
	path := filepath.Join(tb.TempDir(), "slow.gguf")
	write_bench_model.WriteBenchModel(tb, path, bench.Shape{
		Layers: 1, Width: 32, Heads: 1, KVHeads: 1, Forward: 32, Vocab: 400_000, Context: 2048, Tied: true})
	return path
}
