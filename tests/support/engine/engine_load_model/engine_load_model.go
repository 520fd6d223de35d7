// Package engine_load_model loads a tiny model for a test.
package engine_load_model

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
)

// EngineLoadModel writes the tiny model of an architecture, checks it, loads it, and frees it when the test ends.
func EngineLoadModel(t testing.TB, architecture string) *engine.Model {
	t.Helper()
	path := filepath.Join(t.TempDir(), architecture+".gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, architecture, 1))
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(t, err)
	m, err := load_model.LoadModel(path, facts, nil)
	require.NoError(t, err)
	t.Cleanup(func() { free_model.FreeModel(m) })
	return m
}
