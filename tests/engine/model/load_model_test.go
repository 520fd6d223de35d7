package model_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/engine/model/engine_record_progress"
	"rkllmd/tests/support/models/engine_write_mamba"
)

func TestLoadModel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "model.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(t, err)

	t.Run("the model knows its sizes", func(t *testing.T) {
		m, err := load_model.LoadModel(path, facts, nil)
		require.NoError(t, err)
		defer free_model.FreeModel(m)
		require.Equal(t, path, m.Path)
		require.Equal(t, facts, m.Facts)
		require.Equal(t, facts.VocabSize, m.VocabSize)
		require.Equal(t, demo.TinyEmbedding, m.EmbeddingSize)
		require.Equal(t, demo.TinyContext, m.ContextLength)
		require.False(t, m.BytePairs)
		require.True(t, m.AddBOS)
		require.False(t, m.AddEOS)
		require.Equal(t, []int32{1, 2}, []int32{m.BOS, m.EOS})
	})
	t.Run("progress goes from 0 to 1", func(t *testing.T) {
		var seen []float32
		m, err := load_model.LoadModel(path, facts, engine_record_progress.EngineRecordProgress(&seen, 2))
		require.NoError(t, err)
		defer free_model.FreeModel(m)
		require.Zero(t, seen[0])
		require.Equal(t, float32(1), seen[len(seen)-1])
		require.IsIncreasing(t, seen)
	})
	t.Run("progress stops it", func(t *testing.T) {
		for _, at := range []float32{0, 0.5, 1} {
			var seen []float32
			m, err := load_model.LoadModel(path, facts, engine_record_progress.EngineRecordProgress(&seen, at))
			require.ErrorIs(t, err, engine.ErrAborted)
			require.Nil(t, m)
			require.GreaterOrEqual(t, seen[len(seen)-1], at)
		}
	})
	t.Run("what llama.cpp refuses is refused in its words", func(t *testing.T) {
		bad := filepath.Join(t.TempDir(), "bad.gguf")
		require.NoError(t, os.WriteFile(bad, []byte("GGUF\x09\x00\x00\x00nothing"), 0o600))
		_, err := load_model.LoadModel(bad, engine.Facts{}, nil)
		require.EqualError(t, err, bad+
			" cannot be loaded: gguf_init_from_file_impl: this GGUF file is version 9 but this software only "+
			"supports up to version 3")
		_, err = load_model.LoadModel(filepath.Join(t.TempDir(), "none"), engine.Facts{}, nil)
		require.ErrorContains(t, err, "failed to open")
	})
	t.Run("another architecture", func(t *testing.T) {
		mamba := engine_write_mamba.EngineWriteMamba(t)
		facts, err := check_model_file.CheckModelFile(mamba)
		require.NoError(t, err)
		m, err := load_model.LoadModel(mamba, facts, nil)
		require.NoError(t, err)
		free_model.FreeModel(m)
	})
}
