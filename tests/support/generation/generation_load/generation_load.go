// Package generation_load loads a model for a test.
package generation_load

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
)

// GenerationLoad loads the model at path and frees it when the test ends.
func GenerationLoad(t testing.TB, path string) *engine.Model {
	t.Helper()
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(t, err)
	m, err := load_model.LoadModel(path, facts, nil)
	require.NoError(t, err)
	t.Cleanup(func() { free_model.FreeModel(m) })
	return m
}
