package librkllmrt

import (
	"unsafe"

	"rkllmd/engine"
)

// MaxAdapterName is the longest name of a LoRA adapter, in bytes; MaxAdapters is how many a handle may have.
const (
	MaxAdapterName = 255
	MaxAdapters    = 64
)

// Adapter is a LoRA adapter that rkllm_load_lora has loaded. It stays until the handle is destroyed.
type Adapter struct {
	Name  string
	Scale float32
	Lora  *engine.Lora
}

// PromptCache is what rkllm_load_prompt_cache has loaded. It stays until rkllm_release_prompt_cache, whatever the runs
// in between do to the cache.
type PromptCache struct {
	Path    string
	Tokens  []int32
	State   []byte
	Adapter *Adapter // that it was computed with; nil: the model alone
}

// CLoraAdapter is RKLLMLoraAdapter.
type CLoraAdapter struct {
	LoraAdapterPath unsafe.Pointer // const char *
	LoraAdapterName unsafe.Pointer // const char *
	Scale           float32
}

// CLoraParam is RKLLMLoraParam.
type CLoraParam struct {
	LoraAdapterName unsafe.Pointer // const char *
}

// CPromptCacheParam is RKLLMPromptCacheParam.
type CPromptCacheParam struct {
	SavePromptCache int32
	PromptCachePath unsafe.Pointer // const char *
}

// The sizes that the header gives, as in abi.go.
const (
	_ = uint(unsafe.Sizeof(CLoraAdapter{}) - 24)
	_ = uint(24 - unsafe.Sizeof(CLoraAdapter{}))
	_ = uint(unsafe.Sizeof(CLoraParam{}) - 8)
	_ = uint(8 - unsafe.Sizeof(CLoraParam{}))
	_ = uint(unsafe.Sizeof(CPromptCacheParam{}) - 16)
	_ = uint(16 - unsafe.Sizeof(CPromptCacheParam{}))
)
