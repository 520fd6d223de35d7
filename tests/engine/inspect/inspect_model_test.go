package inspect_test

import (
	"encoding/json"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/write_tiny_model"

	"rkllmd/engine/inspect"
	"rkllmd/engine/inspect/inspect_model"
)

func TestInspectModel(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "qwen2", 1))
	text, err := inspect_model.InspectModel(path, 0, 1, "text")
	require.NoError(t, err)
	require.Contains(t, text, `architecture "qwen2"`)
	text, err = inspect_model.InspectModel(path, 64, 1, "template")
	require.NoError(t, err)
	require.Equal(t, demo.ChatML, text)
	text, err = inspect_model.InspectModel(path, 64, 2, "json")
	require.NoError(t, err)
	var d inspect.Description
	require.NoError(t, json.Unmarshal([]byte(text), &d))
	require.Equal(t, path, d.Path)
	require.Equal(t, 2, d.Sequences)
	require.NotZero(t, d.Available)
	require.Contains(t, text, `"text": "<|im_end|>"`)
	require.NotContains(t, text, "im_start", "the template is not for programs that ask for the facts")

	_, err = inspect_model.InspectModel(filepath.Join(folder, "missing"), 0, 1, "text")
	require.ErrorContains(t, err, "no such file")
}
