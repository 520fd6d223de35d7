// Package load_adapter loads a LoRA adapter into a handle.
package load_adapter

import (
	"fmt"

	"rkllmd/engine/context/check_graph_room"
	"rkllmd/engine/context/load_lora"
	"rkllmd/engine/gguf/check_lora_file"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/replace_context"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LoadAdapter does the work of rkllm_load_lora: it checks and loads the adapter at path, for runs to choose by its
// name. The first one has the context of h made anew (replace_context).
//
// **Runs on:** one thread at a time. It is the one that holds the handle. **Holds:** Busy, and Mu for a moment. Errors:
// a name that is taken, too many adapters, what is wrong with the file; all is then as it was.
func LoadAdapter(h *librkllmrt.Handle, path, name string, scale float32) error {
	for _, adapter := range h.Adapters {
		if adapter.Name == name {
			return fmt.Errorf("a LoRA adapter called %q is loaded already; adapters stay until rkllm_destroy", name)
		}
	}
	if len(h.Adapters) >= librkllmrt.MaxAdapters {
		return fmt.Errorf("%d LoRA adapters are loaded; that is the limit", len(h.Adapters))
	}
	facts, err := check_lora_file.CheckLoraFile(h.Model, path)
	if err != nil {
		return err
	}
	if err := check_graph_room.CheckGraphRoom(h.Context, facts.Pairs); err != nil {
		return fmt.Errorf("%s cannot be used: %w", path, err)
	}
	if err := replace_context.ReplaceContext(h); err != nil {
		return err
	}
	lora, err := load_lora.LoadLora(h.Model, path, facts)
	if err != nil {
		return err
	}
	h.Adapters = append(h.Adapters, &librkllmrt.Adapter{Name: name, Scale: scale, Lora: lora})
	log_message.LogMessage(utils.LevelInfo, "rkllm: LoRA adapter loaded", "name", name, "path", path, "scale", scale,
		"tensors", facts.Pairs)
	return nil
}
