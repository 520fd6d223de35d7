// Package switch_adapter makes a handle compute with the adapter of a run.
package switch_adapter

import (
	"rkllmd/engine"
	"rkllmd/engine/use_lora"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cut_cache"
)

// SwitchAdapter makes the context of h compute with adapter, nil being the model alone. When it did otherwise before, the cache is
// emptied: keys and values of one adapter mean nothing with another.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func SwitchAdapter(h *librkllmrt.Handle, adapter *librkllmrt.Adapter) error {
	if h.Adapter == adapter {
		return nil
	}
	for i := range h.Lanes {
		if err := cut_cache.CutCache(h, &h.Lanes[i], 0); err != nil {
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
