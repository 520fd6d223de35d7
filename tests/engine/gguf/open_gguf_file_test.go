package gguf_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf/open_gguf_file"
	"rkllmd/tests/engine/gguf/engine_small_model"
)

func TestOpenGGUFFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "small.gguf")
	require.NoError(t, os.WriteFile(path, engine_small_model.EngineSmallModel(), 0o600))
	file, h, err := open_gguf_file.OpenGGUFFile(path, "model")
	require.NoError(t, err)
	defer file.Close()
	require.Equal(t, "qwen3", h.Pairs["general.architecture"].Text)
	require.Equal(t, path, file.Name())

	for content, want := range map[string]string{
		"":                     path + " is empty",
		"some text":            path + " is not a GGUF LoRA adapter but a text file",
		"GGUF\x03\x00\x00\x00": path + " cannot be used: the file is cut off",
	} {
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
		_, _, err := open_gguf_file.OpenGGUFFile(path, "LoRA adapter")
		require.EqualError(t, err, want)
	}
	_, _, err = open_gguf_file.OpenGGUFFile(filepath.Dir(path), "LoRA adapter")
	require.EqualError(t, err, filepath.Dir(path)+" is a directory, not a LoRA adapter file")
	_, _, err = open_gguf_file.OpenGGUFFile("/dev/null", "LoRA adapter")
	require.EqualError(t, err, "/dev/null is not a regular file")
	_, _, err = open_gguf_file.OpenGGUFFile("/no/such/file", "LoRA adapter")
	require.EqualError(t, err, "the LoRA adapter /no/such/file cannot be opened: no such file or directory")
}
