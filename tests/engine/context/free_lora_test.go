package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/free_lora"
	"rkllmd/engine/context/load_lora"
	"rkllmd/engine/gguf/check_lora_file"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/models/engine_write_lora"
)

func TestFreeLora(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	path := engine_write_lora.EngineWriteLora(t, "llama", 1, nil)
	facts, err := check_lora_file.CheckLoraFile(m, path)
	require.NoError(t, err)
	for range 50 {
		l, err := load_lora.LoadLora(m, path, facts)
		require.NoError(t, err)
		free_lora.FreeLora(l)
		require.Nil(t, l.Ptr)
		free_lora.FreeLora(l)
	}
	free_lora.FreeLora(&engine.Lora{})
}
