// Package prompt_cache holds the types and constants of its room: files of prompt caches.
package prompt_cache

import (
	"crypto/sha256"

	"rkllmd/engine"
)

// MaxCacheHeader is the longest header of a prompt cache, in bytes.
const MaxCacheHeader = 64 << 10

// CacheFrame is how many bytes of a prompt cache are neither header nor tokens nor state.
const CacheFrame = len(engine.CacheMagic) + 4 + sha256.Size
