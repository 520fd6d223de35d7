// Package rt_cache_param makes an RKLLMPromptCacheParam for a test.
package rt_cache_param

import (
	"testing"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_text"
)

// RtCacheParam returns an RKLLMPromptCacheParam in C memory; an empty path is NULL.
func RtCacheParam(tb testing.TB, save int32, path string) unsafe.Pointer {
	c := (*librkllmrt.CPromptCacheParam)(rt_memory.RtMemory(tb, int(unsafe.Sizeof(librkllmrt.CPromptCacheParam{}))))
	c.SavePromptCache = save
	if path != "" {
		c.PromptCachePath = rt_text.RtText(tb, path)
	}
	return unsafe.Pointer(c)
}
