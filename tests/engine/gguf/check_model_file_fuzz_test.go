package gguf_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/tests/engine/gguf/engine_small_model"
)

func FuzzCheckModelFile(f *testing.F) {
	path := filepath.Join(f.TempDir(), "fuzzed")
	small := engine_small_model.EngineSmallModel()
	require.NoError(f, os.WriteFile(path, small, 0o600))
	_, err := check_model_file.CheckModelFile(path)
	require.NoError(f, err)

	f.Add(small)
	f.Add(small[:1000])
	f.Add([]byte("GGUF\x03\x00\x00\x00"))
	f.Add([]byte("text"))
	f.Fuzz(func(t *testing.T, file []byte) {
		require.NoError(t, os.WriteFile(path, file, 0o600))
		facts, err := check_model_file.CheckModelFile(path)
		if err == nil {
			require.Positive(t, facts.VocabSize)
			require.LessOrEqual(t, facts.TensorBytes, uint64(len(file)))
		} else {
			require.Zero(t, facts)
		}
	})
}
