package gguf_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf/check_lora_file"
	"rkllmd/tests/engine/gguf/engine_spoil_adapters"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/models/engine_write_lora"
)

func TestCheckLoraFile(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen2")
	path := engine_write_lora.EngineWriteLora(t, "qwen2", 1, nil)
	facts, err := check_lora_file.CheckLoraFile(m, path)
	require.NoError(t, err)
	require.Equal(t, 4, facts.Pairs)
	require.Len(t, facts.Identity, 64)
	other, err := check_lora_file.CheckLoraFile(m, engine_write_lora.EngineWriteLora(t, "qwen2", 2, nil))
	require.NoError(t, err)
	require.NotEqual(t, facts.Identity, other.Identity)
	require.Equal(t, facts.Bytes, other.Bytes)

	_, err = check_lora_file.CheckLoraFile(m, engine_write_lora.EngineWriteLora(t, "llama", 1, nil))
	require.ErrorContains(t, err, `adapter-1.gguf cannot be used: general.architecture is "llama"; for this model it must be "qwen2"`)
	_, err = check_lora_file.CheckLoraFile(m, m.Path)
	require.EqualError(t, err, m.Path+
		` cannot be used: it is a model, not a LoRA adapter: general.type is "", not "adapter"`)

	t.Run("damaged files", func(t *testing.T) {
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		damaged := filepath.Join(t.TempDir(), "damaged.gguf")
		for _, length := range []int{0, 3, 4, 20, 100, 1000, len(content) - 1} {
			require.NoError(t, os.WriteFile(damaged, content[:length], 0o600))
			_, err := check_lora_file.CheckLoraFile(m, damaged)
			require.ErrorContains(t, err, damaged)
		}
		accepted, refused := engine_spoil_adapters.EngineSpoilAdapters(t, m, content, 300)
		t.Logf("of 300 spoilt adapters %d were refused and %d used", refused, accepted)
		require.Positive(t, accepted)
		require.Positive(t, refused)
	})
}
