package embedded_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/open_model"
)

func TestOpenModel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	b, err := open_model.OpenModel(generation.ModelOptions{Path: path}, nil)
	require.NoError(t, err)
	require.Equal(t, 2048, b.Model.ContextSize, "what the model was made for")
	require.Equal(t, engine.DefaultSequences, b.Capabilities.Sequences)
	require.False(t, b.Capabilities.Exact)
	_, err = open_model.OpenModel(generation.ModelOptions{Path: path, Exact: true}, nil)
	require.ErrorContains(t, err, "the same process cannot compute both fast and exactly")
	b.Close()
	require.Zero(t, engine.Kernels.Models)

	var seen []float32
	b, err = open_model.OpenModel(generation.ModelOptions{Path: path, Context: 100, Sequences: 2, Queue: 1, Threads: 1,
		Exact: true}, func(done float32) bool {
		seen = append(seen, done)
		return true
	})
	require.NoError(t, err)
	require.NotEmpty(t, seen)
	require.Equal(t, 100, b.Model.ContextSize)
	require.True(t, b.Capabilities.Exact)
	b.Close()

	_, err = open_model.OpenModel(generation.ModelOptions{Path: path, Context: 2049}, nil)
	require.EqualError(t, err, "a context of 2049 tokens was asked for, but "+path+" was made for at most 2048")
	_, err = open_model.OpenModel(generation.ModelOptions{Path: path, Sequences: 1000}, nil)
	require.ErrorContains(t, err, "1000 sequences were asked for")
	_, err = open_model.OpenModel(generation.ModelOptions{Path: path + "x"}, nil)
	require.ErrorIs(t, err, os.ErrNotExist)
	_, err = open_model.OpenModel(generation.ModelOptions{Path: path, Threads: 1}, func(float32) bool { return false })
	require.ErrorIs(t, err, engine.ErrAborted)
	require.Zero(t, engine.Kernels.Models, "nothing is left behind")
}
