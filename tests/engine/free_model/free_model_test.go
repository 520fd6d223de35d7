package free_model_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/engine/free_model"
	"rkllmd/engine/load_model"
)

func TestFreeModel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "model.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	m, err := load_model.LoadModel(path, engine.Facts{}, nil)
	require.NoError(t, err)
	free_model.FreeModel(m)
	require.Nil(t, m.Ptr)
	require.Nil(t, m.Vocab)
	free_model.FreeModel(m)
}
