package handle_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context/free_lora"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/load_adapter"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/models/engine_write_lora"
)

func TestLoadAdapter(t *testing.T) {
	log := rt_log.RtLog(t)
	h := rt_handle.RtHandle(t, "llama")
	t.Cleanup(func() {
		for _, adapter := range h.Adapters {
			free_lora.FreeLora(adapter.Lora)
		}
	})
	path := engine_write_lora.EngineWriteLora(t, "llama", 1, nil)
	before := h.Context
	require.ErrorContains(t, load_adapter.LoadAdapter(h, h.Model.Path, "poet", 1), "it is a model, not a LoRA adapter")
	require.Same(t, before, h.Context, "a file that is refused changes nothing")
	require.Empty(t, h.Adapters)

	require.NoError(t, load_adapter.LoadAdapter(h, path, "poet", 0.5))
	require.Len(t, h.Adapters, 1)
	require.Equal(t, &librkllmrt.Adapter{Name: "poet", Scale: 0.5, Lora: h.Adapters[0].Lora}, h.Adapters[0])
	require.True(t, h.Context.Adapts)
	require.Contains(t, log.String(), `msg="rkllm: LoRA adapter loaded" name=poet path=`+path+" scale=0.5 tensors=4")
	require.EqualError(t, load_adapter.LoadAdapter(h, path, "poet", 1),
		`a LoRA adapter called "poet" is loaded already; adapters stay until rkllm_destroy`)

	adapted := h.Context
	for n := 1; n < librkllmrt.MaxAdapters; n++ {
		require.NoError(t, load_adapter.LoadAdapter(h, path, strconv.Itoa(n), 1))
	}
	require.Same(t, adapted, h.Context)
	require.EqualError(t, load_adapter.LoadAdapter(h, path, "one more", 1),
		"64 LoRA adapters are loaded; that is the limit")
}
