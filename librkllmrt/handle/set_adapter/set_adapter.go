// Package set_adapter makes a handle compute with the adapter of a run.
package set_adapter

import (
	"rkllmd/engine"
	"rkllmd/engine/context/use_lora"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/remove_cached_tokens"
)

// SetAdapter makes the context of h compute with adapter, nil being the model alone. When it did otherwise before, the
// cache is emptied: keys and values of one adapter mean nothing with another.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func SetAdapter(h *librkllmrt.Handle, adapter *librkllmrt.Adapter) error {
	if h.Adapter == adapter {
		return nil
	}
	for i := range h.Lanes {
		if err := remove_cached_tokens.RemoveCachedTokens(h, &h.Lanes[i], 0); err != nil {
			return err
		}
	}
	var lora *engine.Lora
	var scale float32
	if adapter != nil {
		lora, scale = adapter.Lora, adapter.Scale
	}
	if err := use_lora.UseLora(h.Context, lora, scale); err != nil {
		return err
	}
	h.Adapter = adapter
	return nil
}
