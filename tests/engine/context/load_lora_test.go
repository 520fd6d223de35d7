package context_test

import (
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/free_lora"
	"rkllmd/engine/context/load_lora"
	"rkllmd/engine/gguf/check_lora_file"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/models/engine_write_lora"
)

func TestLoadLora(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	path := engine_write_lora.EngineWriteLora(t, "llama", 1, nil)
	facts, err := check_lora_file.CheckLoraFile(m, path)
	require.NoError(t, err)
	l, err := load_lora.LoadLora(m, path, facts)
	require.NoError(t, err)
	defer free_lora.FreeLora(l)
	require.NotNil(t, l.Ptr)
	require.Equal(t, &engine.Lora{Ptr: l.Ptr, Path: path, Facts: facts}, l)

	_, err = load_lora.LoadLora(m, path, engine.LoraFacts{Bytes: math.MaxInt64})
	require.ErrorContains(t, err, path+" needs 8796093022207 MB of memory, and ")
	bad := filepath.Join(t.TempDir(), "bad.gguf")
	// load_lora's caller checks files; llama.cpp refuses this one itself
	require.NoError(t, os.WriteFile(bad, []byte("text"), 0o600))
	_, err = load_lora.LoadLora(m, bad, facts)
	require.ErrorContains(t, err, bad+" cannot be loaded: ")
}
