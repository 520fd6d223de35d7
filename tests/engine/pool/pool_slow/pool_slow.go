// Package pool_slow loads a model that takes its time to compute.
package pool_slow

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/engine"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/support/models/write_bench_model"
)

// PoolSlow loads a model of more than a million weights, with which a step of engine.PoolBatch tokens takes a while,
// and frees it when the test ends.
func PoolSlow(t testing.TB) *engine.Model {
	t.Helper()
	path := filepath.Join(t.TempDir(), "slow.gguf")
	write_bench_model.WriteBenchModel(t, path, bench.Shape{Layers: 2, Width: 256, Heads: 4, KVHeads: 4, Forward: 768,
		Vocab: 1024, Context: 2048, Tied: true})
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(t, err)
	m, err := load_model.LoadModel(path, facts, nil)
	require.NoError(t, err)
	t.Cleanup(func() { free_model.FreeModel(m) })
	return m
}
