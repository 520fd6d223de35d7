package cache_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/prompt_cache/read_cache_file"
	"rkllmd/librkllmrt/cache/save_prompt_cache"
	"rkllmd/librkllmrt/handle/set_adapter"
	"rkllmd/librkllmrt/run/prefill_prompts"
	"rkllmd/tests/librkllmrt/rt_adapters"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestSavePromptCache(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen2")
	path := filepath.Join(t.TempDir(), "cache")
	run, _ := rt_new_run.RtNewRun(t, h, "the quiet river and the old stone bridge", nil)
	run.SaveCache = path
	require.ErrorContains(t, save_prompt_cache.SavePromptCache(h, run),
		"the prompt cache cannot be saved: nothing stands in the cache")
	require.NoError(t, prefill_prompts.PrefillPrompts(h, run, true))
	require.NoError(t, save_prompt_cache.SavePromptCache(h, run))
	f, err := read_cache_file.ReadCacheFile(path)
	require.NoError(t, err)
	require.Equal(t, run.Turns[0].Tokens, f.Tokens)
	require.Equal(t, h.Model.Facts.Identity, f.Header.Model)
	require.Equal(t, "tiny qwen2 with random weights", f.Header.ModelName)
	require.Equal(t, 512, f.Header.ContextSize)
	require.Empty(t, f.Header.Adapter)

	t.Run("with an adapter", func(t *testing.T) {
		rt_adapters.RtAdapters(t, h)
		require.NoError(t, set_adapter.SetAdapter(h, h.Adapters[1]))
		require.NoError(t, prefill_prompts.PrefillPrompts(h, run, true))
		require.NoError(t, save_prompt_cache.SavePromptCache(h, run))
		f, err := read_cache_file.ReadCacheFile(path)
		require.NoError(t, err)
		require.Equal(t, h.Adapters[1].Lora.Facts.Identity, f.Header.Adapter)
		require.Equal(t, "second", f.Header.AdapterName)
		require.Equal(t, float32(1), f.Header.Scale)

		h.Lanes[0].Sequence.Shifted, h.Lanes[0].Sequence.Exact, run.Paused = true, 3, true
		require.ErrorContains(t, save_prompt_cache.SavePromptCache(h, run), "the run is paused")
		require.Len(t, h.Lanes[0].Sequence.Tokens, run.Turns[0].Prompt)
		run.Paused = false
		require.NoError(t, save_prompt_cache.SavePromptCache(h, run))
		f, err = read_cache_file.ReadCacheFile(path)
		require.NoError(t, err)
		require.Equal(t, run.Turns[0].Tokens[:3], f.Tokens, "only what the tokens alone make")
		h.Lanes[0].Sequence.Tokens[1] = -5
		require.NoError(t, save_prompt_cache.SavePromptCache(h, run))
		f, err = read_cache_file.ReadCacheFile(path)
		require.NoError(t, err)
		require.Len(t, f.Tokens, 1, "no rows of embeddings")
		run.SaveCache = "/no/such/file"
		require.ErrorContains(t, save_prompt_cache.SavePromptCache(h, run), "no such file or directory")
	})
}
