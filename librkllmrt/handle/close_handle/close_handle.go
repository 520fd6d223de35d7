// Package close_handle frees what is behind a handle.
package close_handle

import (
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/free_lora"
	"rkllmd/engine/model/free_model"
	"rkllmd/librkllmrt"
)

// CloseHandle waits for the run in progress on h, which remove_handle has asked to end, its last callback included, and
// frees the model, its adapters and its caches.
//
// **Runs on:** any thread that may wait. **Holds:** Busy and Mu.
func CloseHandle(h *librkllmrt.Handle) {
	h.Busy.Lock()
	defer h.Busy.Unlock()
	h.Mu.Lock()
	defer h.Mu.Unlock()
	free_context.FreeContext(h.Context)
	for _, adapter := range h.Adapters {
		free_lora.FreeLora(adapter.Lora)
	}
	free_model.FreeModel(h.Model)
	h.Adapters, h.Adapter, h.PromptCache = nil, nil, nil
	h.Context, h.Running = nil, false // a run that still waits for Busy finds this and gives up
}
