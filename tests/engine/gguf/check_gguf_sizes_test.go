package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_sizes"
	"rkllmd/tests/engine/gguf/engine_read_header"
)

func TestCheckGGUFSizes(t *testing.T) {
	t.Run("a sound header", func(t *testing.T) {
		var facts engine.Facts
		sizes, err := check_gguf_sizes.CheckGGUFSizes(engine_read_header.EngineReadHeader(t, "qwen3"), &facts)
		require.NoError(t, err)
		require.Equal(t, engine.GGUFSizes{Embedding: 64, KeyLength: 16, ValueLength: 16, Heads: []uint64{4, 4},
			KeyHeads: []uint64{2, 2},
			Forward:  []uint64{128, 128}}, sizes)
		require.Equal(t, engine.Facts{Architecture: "qwen3", Name: "tiny qwen3 with random weights",
			ContextLength: demo.TinyContext,
			EmbeddingSize: 64, Layers: 2, CachePerToken: 2 * 2 * 2 * (16 + 16)}, facts)
	})
	t.Run("what may be left out", func(t *testing.T) {
		h := engine_read_header.EngineReadHeader(t, "llama")
		for _, key := range []string{"attention.head_count_kv", "attention.key_length", "attention.value_length"} {
			delete(h.Pairs, "llama."+key)
		}
		var facts engine.Facts
		sizes, err := check_gguf_sizes.CheckGGUFSizes(h, &facts)
		require.NoError(t, err)
		require.Equal(t, sizes.Heads, sizes.KeyHeads)
		require.Equal(t, uint64(16), sizes.KeyLength)
		delete(h.Pairs, "llama.attention.head_count")
		facts = engine.Facts{}
		_, err = check_gguf_sizes.CheckGGUFSizes(h, &facts)
		require.NoError(t, err, "a model without attention")
		require.Zero(t, facts.CachePerToken)
	})
	number := gguf.Value{Type: gguf.Uint32}
	for _, bad := range []struct {
		key   string
		value gguf.Value
		want  string
	}{
		{"general.architecture", number, "general.architecture is not a string"},
		{"general.architecture", gguf.Value{Type: gguf.String}, "general.architecture is missing"},
		{"general.architecture", gguf.Value{Type: gguf.String, Text: "clip"},
			"it is an image encoder, not a language model"},
		{"general.architecture", gguf.Value{Type: gguf.String, Text: "grok"}, "grok.context_length is missing"},
		{"general.type", gguf.Value{Type: gguf.String, Text: "adapter"}, "it is a LoRA adapter, not a model"},
		{"split.count", gguf.Value{Type: gguf.Uint16, Number: 3},
			"it is one of 3 parts of a model; join them with llama-gguf-split --merge"},
		{"llama.context_length", number, "llama.context_length is 0; it must be from 1 to 1073741824"},
		{"llama.embedding_length", number, "llama.embedding_length is 0; it must be from 1 to 1048576"},
		{"llama.block_count", gguf.Value{Type: gguf.Uint32, Number: 513},
			"llama.block_count is 513; it must be from 1 to 512"},
		{"llama.feed_forward_length", gguf.Value{Type: gguf.String},
			"llama.feed_forward_length is a string; it must be a uint32"},
		{"llama.attention.head_count", gguf.Value{Type: gguf.Int32, Array: true, Count: 1},
			"llama.attention.head_count has 1 elements for 2 layers"},
		{"llama.attention.head_count_kv", gguf.Value{Type: gguf.Float32, Array: true},
			"llama.attention.head_count_kv is an array of float32; it must hold 32-bit integers"},
		{"llama.attention.key_length", number, "llama.attention.key_length is 0; it must be from 1 to 65536"},
	} {
		t.Run(bad.want, func(t *testing.T) {
			h := engine_read_header.EngineReadHeader(t, "llama")
			h.Pairs[bad.key] = bad.value
			_, err := check_gguf_sizes.CheckGGUFSizes(h, &engine.Facts{})
			require.EqualError(t, err, bad.want)
		})
	}
}
