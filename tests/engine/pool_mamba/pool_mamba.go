// Package pool_mamba loads a model with a recurrent state.
package pool_mamba

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/support/models/engine_write_mamba"
)

// PoolMamba loads a tiny Mamba model and frees it when the test ends.
func PoolMamba(t testing.TB) *engine.Model {
	t.Helper()
	path := engine_write_mamba.EngineWriteMamba(t)
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(t, err)
	m, err := load_model.LoadModel(path, facts, nil)
	require.NoError(t, err)
	t.Cleanup(func() { free_model.FreeModel(m) })
	return m
}
