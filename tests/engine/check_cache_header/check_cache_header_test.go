package check_cache_header_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/check_cache_header"
)

func TestCheckCacheHeader(t *testing.T) {
	c := &engine.Context{Size: 512, Model: &engine.Model{VocabSize: 100, Facts: engine.Facts{Identity: "abc", Name: "mine"}}}
	sound := engine.CacheHeader{Model: "abc", ModelName: "mine", ContextSize: 512}
	require.NoError(t, check_cache_header.CheckCacheHeader(c, engine.CacheFile{Header: sound, Tokens: []int32{0, 99}}))
	for _, bad := range []struct {
		header engine.CacheHeader
		tokens []int32
		want   string
	}{
		{engine.CacheHeader{Model: "xyz", ModelName: "yours", ContextSize: 512}, nil, `it was made with another model, "yours"; the one that is loaded is "mine"`},
		{engine.CacheHeader{Model: "abc", ContextSize: 256}, nil, "it was made with a context of 256 tokens; this one has 512"},
		{sound, make([]int32, 513), "it has 513 tokens; the context holds 512"},
		{sound, []int32{1, 100}, "token 1 of it is 100; this model's tokens are 0 to 99"},
		{sound, []int32{-1}, "token 0 of it is -1; this model's tokens are 0 to 99"},
	} {
		require.EqualError(t, check_cache_header.CheckCacheHeader(c, engine.CacheFile{Header: bad.header, Tokens: bad.tokens}), bad.want)
	}
}
