package prompt_cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/prompt_cache/parse_cache"
	"rkllmd/tests/engine/prompt_cache/engine_cache_bytes"
)

func FuzzParseCache(f *testing.F) {
	f.Add(engine_cache_bytes.EngineCacheBytes(f))
	f.Add([]byte(engine.CacheMagic))
	f.Fuzz(func(t *testing.T, file []byte) {
		if len(file) < len(engine.CacheMagic) {
			return
		}
		cache, err := parse_cache.ParseCache(file)
		if err == nil {
			require.Len(t, cache.Tokens, cache.Header.Tokens)
			require.Len(t, cache.State, cache.Header.StateBytes)
		} else {
			require.Zero(t, cache)
		}
	})
}
