// Package save_prompt_cache writes what stands in a handle's cache to a file.
package save_prompt_cache

import (
	"errors"

	"rkllmd/engine"
	"rkllmd/engine/context/copy_state"
	"rkllmd/engine/prompt_cache/write_cache_file"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/remove_cached_tokens"
)

// SavePromptCache writes what stands in the first lane of h, prompt and answer, to run.SaveCache. From the first row of
// embeddings on, and from where a context shift has taken tokens out, the cache is not what the tokens alone make: that
// part is given up first, or, where the run is paused and will go on from it, nothing is saved.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors: what cannot be saved, or written.
func SavePromptCache(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	lane := &h.Lanes[0]
	keep := len(lane.Sequence.Tokens)
	if lane.Sequence.Shifted {
		keep = min(keep, lane.Sequence.Exact)
	}
	for i, token := range lane.Sequence.Tokens[:keep] {
		if token < 0 {
			keep = i
			break
		}
	}
	switch {
	case run.Paused && keep < len(lane.Sequence.Tokens):
		return errors.New("the prompt cache cannot be saved: the run is paused, and goes on from rows of " +
			"embeddings or tokens behind a context shift, which a file cannot hold")
	case keep == 0:
		return errors.New("the prompt cache cannot be saved: nothing stands in the cache but rows of embeddings, " +
			"or tokens behind a context shift")
	}
	if err := remove_cached_tokens.RemoveCachedTokens(h, lane, keep); err != nil {
		return err
	}
	state, err := copy_state.CopyState(h.Context, &lane.Sequence)
	if err != nil {
		return err
	}
	f := engine.CacheFile{Tokens: lane.Sequence.Tokens, State: state, Header: engine.CacheHeader{
		Model: h.Model.Facts.Identity, ModelName: h.Model.Facts.Name, ContextSize: h.Context.Size,
		Fingerprint: h.Model.Fingerprint,
	}}
	if engine.Start.Llama != nil {
		f.Header.Runtime = engine.Start.Llama.Identity
	}
	if h.Adapter != nil {
		f.Header.Adapter, f.Header.AdapterName, f.Header.Scale = h.Adapter.Lora.Facts.Identity, h.Adapter.Name,
			h.Adapter.Scale
	}
	return write_cache_file.WriteCacheFile(run.SaveCache, f)
}
