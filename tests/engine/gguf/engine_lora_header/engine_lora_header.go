// Package engine_lora_header gives a test the header of a LoRA adapter to spoil.
package engine_lora_header

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/open_gguf_file"
	"rkllmd/tests/support/models/engine_write_lora"
)

// EngineLoraHeader reads the header of an adapter for the tiny model of an architecture.
func EngineLoraHeader(tb testing.TB, architecture string) *gguf.Header {
	tb.Helper()
	file, h, err := open_gguf_file.OpenGGUFFile(engine_write_lora.EngineWriteLora(tb, architecture, 1, nil),
		"LoRA adapter")
	require.NoError(tb, err)
	require.NoError(tb, file.Close())
	return h
}
