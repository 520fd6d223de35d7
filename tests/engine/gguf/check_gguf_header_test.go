package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_header"
	"rkllmd/tests/engine/gguf/engine_read_header"
)

func TestCheckGGUFHeader(t *testing.T) {
	h := engine_read_header.EngineReadHeader(t, "qwen2")
	facts, err := check_gguf_header.CheckGGUFHeader(h)
	require.NoError(t, err)
	require.Equal(t, engine.Facts{Architecture: "qwen2", Name: "tiny qwen2 with random weights",
		ContextLength: demo.TinyContext, EmbeddingSize: 64,
		Layers: 2, VocabSize: 839, LongestToken: 13, Tensors: 27, TensorBytes: facts.TensorBytes, CachePerToken: 256,
		ChatTemplate: demo.ChatML,
		Specials:     facts.Specials, Shapes: facts.Shapes, Details: facts.Details}, facts)
	require.Len(t, facts.Shapes, 27)
	require.Equal(t, [4]uint64{64, 32, 1, 1}, facts.Shapes["blk.1.attn_k.weight"])
	require.Equal(t, facts.TensorBytes, 4*facts.Details.Parameters)
	require.EqualValues(t, 64, facts.Details.Sizes.Embedding)
	require.InDelta(t, h.Size-h.End, facts.TensorBytes, 32)

	// Each of the five parts has its say.
	for _, bad := range []struct {
		key   string
		value gguf.Value
		want  string
	}{
		{"general.alignment", gguf.Value{Type: gguf.Uint32, Number: 48},
			"general.alignment is 48; it must be a power of two"},
		{"qwen2.block_count", gguf.Value{Type: gguf.Uint32}, "qwen2.block_count is 0; it must be from 1 to 512"},
		{"qwen2.rope.freq_base", gguf.Value{Type: gguf.Float32},
			"qwen2.rope.freq_base is 0; it must be from 1 to 1e+15"},
		{"tokenizer.ggml.merges", gguf.Value{Type: gguf.Uint32},
			"tokenizer.ggml.merges is missing or not an array of strings"},
		{"qwen2.block_count", gguf.Value{Type: gguf.Uint32, Number: 3}, `tensor "blk.2.attn_norm.weight" is missing`},
	} {
		before, there := h.Pairs[bad.key]
		h.Pairs[bad.key] = bad.value
		_, err := check_gguf_header.CheckGGUFHeader(h)
		require.EqualError(t, err, bad.want)
		if h.Pairs[bad.key] = before; !there {
			delete(h.Pairs, bad.key)
		}
	}
}
