package cache_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/prompt_cache/read_cache_file"
	"rkllmd/engine/prompt_cache/write_cache_file"
	"rkllmd/librkllmrt/cache/open_prompt_cache"
	"rkllmd/librkllmrt/cache/save_prompt_cache"
	"rkllmd/librkllmrt/handle/set_adapter"
	"rkllmd/librkllmrt/run/prefill_prompts"
	"rkllmd/tests/librkllmrt/rt_adapters"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestOpenPromptCache(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	run, _ := rt_new_run.RtNewRun(t, h, "the quiet river", nil)
	require.NoError(t, prefill_prompts.PrefillPrompts(h, run, true))
	path := filepath.Join(t.TempDir(), "cache")
	run.SaveCache = path
	require.NoError(t, save_prompt_cache.SavePromptCache(h, run))
	require.NoError(t, open_prompt_cache.OpenPromptCache(h, path))
	require.Equal(t, run.Turns[0].Tokens, h.PromptCache.Tokens)
	require.Equal(t, path, h.PromptCache.Path)
	require.Nil(t, h.PromptCache.Adapter)
	require.EqualError(t, open_prompt_cache.OpenPromptCache(h, path), "the prompt cache "+path+
		" is loaded; release it first (rkllm_release_prompt_cache)")
	h.PromptCache = nil

	t.Run("refusals", func(t *testing.T) {
		require.EqualError(t, open_prompt_cache.OpenPromptCache(rt_handle.RtHandle(t, "qwen2"), path),
			path+` cannot be used: it was made with another model, "tiny llama with random weights"; the one that is loaded is "tiny qwen2 with random weights"`)
		f, err := read_cache_file.ReadCacheFile(path)
		require.NoError(t, err)
		f.State[0] = 9 // with a checksum that is right
		spoilt := filepath.Join(t.TempDir(), "spoilt")
		require.NoError(t, write_cache_file.WriteCacheFile(spoilt, engine.CacheFile{Header: f.Header, Tokens: f.Tokens,
			State: f.State}))
		require.ErrorContains(t, open_prompt_cache.OpenPromptCache(h, spoilt), spoilt+
			" cannot be used: the state has 9 streams")
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		content[len(content)/2] ^= 1
		require.NoError(t, os.WriteFile(spoilt, content, 0o600))
		require.EqualError(t, open_prompt_cache.OpenPromptCache(h, spoilt), spoilt+
			" cannot be used: the file is damaged: its checksum is wrong")
		require.Nil(t, h.PromptCache)
	})
	t.Run("with an adapter", func(t *testing.T) {
		rt_adapters.RtAdapters(t, h)
		require.NoError(t, set_adapter.SetAdapter(h, h.Adapters[0]))
		require.NoError(t, prefill_prompts.PrefillPrompts(h, run, true))
		require.NoError(t, save_prompt_cache.SavePromptCache(h, run))
		require.NoError(t, open_prompt_cache.OpenPromptCache(h, path))
		require.Same(t, h.Adapters[0], h.PromptCache.Adapter)
		h.PromptCache, h.Adapters[0].Scale = nil, 2
		require.EqualError(t, open_prompt_cache.OpenPromptCache(h, path),
			path+` cannot be used: it was made with the LoRA adapter "first" at scale 1, which is not loaded (rkllm_load_lora)`)
	})
}
