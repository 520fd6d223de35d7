// Package read_cache_param reads an RKLLMPromptCacheParam.
package read_cache_param

import (
	"errors"
	"fmt"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/prompt_cache/check_state_target"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/copy_text"
)

// ReadCacheParam returns the path that an RKLLMPromptCacheParam wants the cache saved to, "" for none, which NULL means
// too. A path is required where the header allows none (./prompt_cache.bin): a daemon's working folder is nobody's.
// What can be known of the path before the run is checked here.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0.
func ReadCacheParam(param unsafe.Pointer) (string, error) {
	if param == nil {
		return "", nil
	}
	c := (*librkllmrt.CPromptCacheParam)(param)
	switch c.SavePromptCache {
	case 0:
		return "", nil
	case 1:
	default:
		return "", fmt.Errorf("prompt_cache_params: save_prompt_cache is %d; it must be 0 or 1", c.SavePromptCache)
	}
	path, err := copy_text.CopyText("prompt_cache_path", c.PromptCachePath)
	if err != nil {
		return "", fmt.Errorf("prompt_cache_params: %w", err)
	}
	if path == "" {
		return "", errors.New("prompt_cache_params: prompt_cache_path is empty; it must be the path of the file " +
			"to write")
	}
	if err = check_state_target.CheckStateTarget(path, engine.CacheKind); err != nil {
		return "", fmt.Errorf("prompt_cache_params: %w", err)
	}
	return path, nil
}
