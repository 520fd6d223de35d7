// Package rt_adapters gives a handle LoRA adapters.
package rt_adapters

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/free_lora"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/load_adapter"
	"rkllmd/tests/support/models/engine_write_lora"
)

// RtAdapters loads the adapters "first", of seed 1, and "second", of seed 2, at scale 1, and frees them when the test
// ends.
func RtAdapters(tb testing.TB, h *librkllmrt.Handle) {
	tb.Helper()
	for i, name := range []string{"first", "second"} {
		path := engine_write_lora.EngineWriteLora(tb, h.Model.Facts.Architecture, uint64(i+1), nil)
		require.NoError(tb, load_adapter.LoadAdapter(h, path, name, 1))
	}
	tb.Cleanup(func() {
		free_context.FreeContext(h.Context)
		for _, adapter := range h.Adapters {
			free_lora.FreeLora(adapter.Lora)
		}
	})
}
