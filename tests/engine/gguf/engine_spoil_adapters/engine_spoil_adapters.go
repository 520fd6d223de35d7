// Package engine_spoil_adapters tries damaged LoRA adapters.
package engine_spoil_adapters

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/create_lora_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/free_lora"
	"rkllmd/engine/context/load_lora"
	"rkllmd/engine/context/use_lora"
	"rkllmd/engine/gguf/check_lora_file"
	"rkllmd/tests/support/engine/decode_tokens"
)

// EngineSpoilAdapters changes one byte of the header of an adapter, count times, and does with each what a daemon
// would: it is refused, or loaded and used for a decode. Whatever is wrong with one, the process must live.
func EngineSpoilAdapters(tb testing.TB, m *engine.Model, adapter []byte, count int) (used, refused int) {
	tb.Helper()
	path, random := filepath.Join(tb.TempDir(), "spoilt.gguf"), rand.New(rand.NewPCG(7, 7))
	c, err := create_lora_context.CreateLoraContext(m, engine.ContextOptions{Size: 64, Batch: 32, Threads: 1})
	require.NoError(tb, err)
	defer free_context.FreeContext(c)
	for range count {
		spoilt := slices.Clone(adapter)
		spoilt[random.IntN(800)] ^= 1 << random.IntN(8)
		require.NoError(tb, os.WriteFile(path, spoilt, 0o600))
		facts, err := check_lora_file.CheckLoraFile(m, path)
		var l *engine.Lora
		if err == nil {
			l, err = load_lora.LoadLora(m, path, facts)
		}
		if err != nil {
			refused++
			continue
		}
		used++
		require.NoError(tb, use_lora.UseLora(c, l, 1))
		var seq engine.Sequence
		require.NoError(tb, decode_tokens.DecodeTokens(c, &seq, []int32{260, 261}, engine.OutputLast))
		require.NoError(tb, use_lora.UseLora(c, nil, 0))
		free_lora.FreeLora(l)
		free_context.FreeContext(c)
		c, err = create_lora_context.CreateLoraContext(m, engine.ContextOptions{Size: 64, Batch: 32, Threads: 1})
		require.NoError(tb, err)
	}
	return used, refused
}
