// Package open_prompt_cache loads a prompt cache into a handle.
package open_prompt_cache

import (
	"fmt"

	"rkllmd/engine/context/check_state"
	"rkllmd/engine/prompt_cache/check_cache_header"
	"rkllmd/engine/prompt_cache/read_cache_file"
	"rkllmd/librkllmrt"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// OpenPromptCache does the work of rkllm_load_prompt_cache: it reads the file at path, checks it in full, and keeps it
// for the runs that follow (restore_prefix).
//
// **Runs on:** one thread at a time. It is the one that holds the handle. **Holds:** Busy. Errors: a cache that is
// loaded already; a file that is damaged, or was made with another model, another context size, or an adapter that is
// not loaded.
func OpenPromptCache(h *librkllmrt.Handle, path string) error {
	if h.PromptCache != nil {
		return fmt.Errorf("the prompt cache %s is loaded; release it first (rkllm_release_prompt_cache)",
			h.PromptCache.Path)
	}
	f, err := read_cache_file.ReadCacheFile(path)
	if err != nil {
		return err
	}
	if err = check_cache_header.CheckCacheHeader(h.Context, f); err == nil {
		err = check_state.CheckState(h.Model.Facts, len(f.Tokens), f.State)
	}
	if err != nil {
		return fmt.Errorf("%s cannot be used: %w", path, err)
	}
	var made *librkllmrt.Adapter
	for _, adapter := range h.Adapters {
		if adapter.Lora.Facts.Identity == f.Header.Adapter && adapter.Scale == f.Header.Scale {
			made = adapter
		}
	}
	if made == nil && f.Header.Adapter != "" {
		return fmt.Errorf("%s cannot be used: it was made with the LoRA adapter %q at scale %v, which is not "+
			"loaded (rkllm_load_lora)",
			path, f.Header.AdapterName, f.Header.Scale)
	}
	h.PromptCache = &librkllmrt.PromptCache{Path: path, Tokens: f.Tokens, State: f.State, Adapter: made}
	log_message.LogMessage(utils.LevelInfo, "rkllm: prompt cache loaded", "path", path, "tokens", len(f.Tokens))
	return nil
}
