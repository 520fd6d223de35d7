// Package engine_load_lora loads a LoRA adapter for a test.
package engine_load_lora

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/free_lora"
	"rkllmd/engine/context/load_lora"
	"rkllmd/engine/gguf/check_lora_file"
	"rkllmd/tests/support/models/engine_write_lora"
)

// EngineLoadLora writes an adapter for m, checks it, loads it, and frees it when the test ends.
func EngineLoadLora(tb testing.TB, m *engine.Model, seed uint64) *engine.Lora {
	tb.Helper()
	path := engine_write_lora.EngineWriteLora(tb, m.Facts.Architecture, seed, nil)
	facts, err := check_lora_file.CheckLoraFile(m, path)
	require.NoError(tb, err)
	l, err := load_lora.LoadLora(m, path, facts)
	require.NoError(tb, err)
	tb.Cleanup(func() { free_lora.FreeLora(l) })
	return l
}
