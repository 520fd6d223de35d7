package prompt_cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/prompt_cache/check_cache_header"
)

func TestCheckCacheHeader(t *testing.T) {
	c := &engine.Context{Size: 512, Model: &engine.Model{VocabSize: 100, Facts: engine.Facts{Identity: "abc",
		Name: "mine"}}}
	sound := engine.CacheHeader{Model: "abc", ModelName: "mine", ContextSize: 512}
	require.NoError(t, check_cache_header.CheckCacheHeader(c, engine.CacheFile{Header: sound, Tokens: []int32{0, 99}}))
	exact := engine.CacheHeader{Model: "abc", ModelName: "mine", ContextSize: 512, Fingerprint: "1f"}
	require.NoError(t, check_cache_header.CheckCacheHeader(c, engine.CacheFile{Header: exact, Tokens: []int32{0}}),
		"the fast way takes both")
	c.Model.Exact, c.Model.Fingerprint = true, "1f"
	require.NoError(t, check_cache_header.CheckCacheHeader(c, engine.CacheFile{Header: exact, Tokens: []int32{0}}))
	require.EqualError(t, check_cache_header.CheckCacheHeader(c, engine.CacheFile{Header: sound, Tokens: []int32{0}}),
		"it was computed the fast way, and this model is computed exactly: only a prompt cache that was made so "+
			"can be used")
	c.Model.Fingerprint = "2f"
	require.EqualError(t, check_cache_header.CheckCacheHeader(c, engine.CacheFile{Header: exact, Tokens: []int32{0}}),
		"it was computed by another build of this program or on another kind of processor, which do not give the "+
			"same bits: make it anew here")
	c.Model.Exact, c.Model.Fingerprint = false, ""
	for _, bad := range []struct {
		header engine.CacheHeader
		tokens []int32
		want   string
	}{
		{engine.CacheHeader{Model: "xyz", ModelName: "yours", ContextSize: 512}, nil,
			`it was made with another model, "yours"; the one that is loaded is "mine"`},
		{engine.CacheHeader{Model: "abc", ContextSize: 256}, nil,
			"it was made with a context of 256 tokens; this one has 512"},
		{sound, make([]int32, 513), "it has 513 tokens; the context holds 512"},
		{sound, []int32{1, 100}, "token 1 of it is 100; this model's tokens are 0 to 99"},
		{sound, []int32{-1}, "token 0 of it is -1; this model's tokens are 0 to 99"},
		{engine.CacheHeader{Model: "abc", ContextSize: 512, Runtime: "0.5.0 0.25.1"}, nil,
			"it was made by 0.5.0 0.25.1, and " +
				"the llama.cpp inside this program computes here: each reads its own states only"},
	} {
		require.EqualError(t, check_cache_header.CheckCacheHeader(c, engine.CacheFile{Header: bad.header,
			Tokens: bad.tokens}), bad.want)
	}
}
