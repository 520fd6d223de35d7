// Package replace_context prepares a handle for LoRA adapters.
package replace_context

import (
	"rkllmd/engine"
	"rkllmd/engine/context/create_lora_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/librkllmrt"
)

// ReplaceContext replaces the context of h by one whose adapter can be changed, unless it is one already. The new one
// is empty: the next run decodes its whole prompt. Models that never get an adapter keep the faster kind.
//
// **Runs on:** one thread at a time. It is the one that holds the handle. **Holds:** Busy, and Mu for a moment. After
// an error all is as it was.
func ReplaceContext(h *librkllmrt.Handle) error {
	if h.Context.Adapts {
		return nil
	}
	context, err := create_lora_context.CreateLoraContext(h.Model, engine.ContextOptions{Size: h.Context.Size,
		Batch: h.Context.Batch, Threads: h.Context.Threads, Sequences: h.Context.Sequences})
	if err != nil {
		return err
	}
	h.Mu.Lock()
	defer h.Mu.Unlock()
	free_context.FreeContext(h.Context)
	h.Context = context
	for i := range h.Lanes {
		h.Lanes[i].Sequence = engine.Sequence{ID: h.Lanes[i].Sequence.ID}
	}
	return nil
}
