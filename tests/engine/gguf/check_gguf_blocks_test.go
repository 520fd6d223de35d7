package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf/check_gguf_blocks"
	"rkllmd/engine/gguf/check_gguf_sizes"
	"rkllmd/tests/engine/gguf/engine_read_header"
)

func TestCheckGGUFBlocks(t *testing.T) {
	for _, architecture := range []string{"llama", "qwen2", "qwen3"} {
		h := engine_read_header.EngineReadHeader(t, architecture)
		facts := engine.Facts{VocabSize: h.Pairs["tokenizer.ggml.tokens"].Count}
		sizes, err := check_gguf_sizes.CheckGGUFSizes(h, &facts)
		require.NoError(t, err)
		require.NoError(t, check_gguf_blocks.CheckGGUFBlocks(h, facts, sizes))

		for _, name := range h.Order {
			tensor := h.Tensors[name]
			delete(h.Tensors, name)
			err := check_gguf_blocks.CheckGGUFBlocks(h, facts, sizes)
			if name == "output.weight" {
				require.NoError(t, err, "the token table takes its place")
			} else {
				require.EqualError(t, err, `tensor "`+name+`" is missing`)
			}
			other := tensor
			other.Shape[0]++
			h.Tensors[name] = other
			require.ErrorContains(t, check_gguf_blocks.CheckGGUFBlocks(h, facts, sizes), `tensor "`+name+
				`" has the shape `)
			h.Tensors[name] = tensor
		}
	}
	h := engine_read_header.EngineReadHeader(t, "llama")
	facts := engine.Facts{VocabSize: 845}
	good, err := check_gguf_sizes.CheckGGUFSizes(h, &facts)
	require.NoError(t, err)

	t.Run("numbers that do not go together", func(t *testing.T) {
		heads, keys, forward := good.Heads, good.KeyHeads, good.Forward
		for want, change := range map[string]engine.GGUFSizes{
			"llama.attention.head_count is missing or 0":    {KeyHeads: keys, Forward: forward},
			"llama.attention.head_count_kv is missing or 0": {Heads: heads, KeyHeads: []uint64{0, 0}, Forward: forward},
			"llama.feed_forward_length is missing or 0":     {Heads: heads, KeyHeads: keys},
			"llama.attention.head_count differs between layers; llama models have layers of one size": {
				Heads: []uint64{4, 8}, KeyHeads: keys, Forward: forward},
			"llama.attention.head_count is 4, which is not a multiple of head_count_kv, 3": {
				Heads: heads, KeyHeads: []uint64{3, 3}, Forward: forward},
			"the lengths of keys, values and rope are 16, 8 and 16; they must be the same even number": {
				Heads: heads, KeyHeads: keys, Forward: forward, KeyLength: 16, ValueLength: 8},
			"the lengths of keys, values and rope are 8, 8 and 16; they must be the same even number": {
				Heads: heads, KeyHeads: keys, Forward: forward, KeyLength: 8, ValueLength: 8},
		} {
			require.EqualError(t, check_gguf_blocks.CheckGGUFBlocks(h, facts, change), want)
		}
	})
	t.Run("experts take the place of the feed-forward tensors", func(t *testing.T) {
		for _, name := range []string{"ffn_gate", "ffn_up", "ffn_down"} {
			delete(h.Tensors, "blk.0."+name+".weight")
		}
		require.Error(t, check_gguf_blocks.CheckGGUFBlocks(h, facts, good))
		experts := good
		experts.Experts = 8
		require.NoError(t, check_gguf_blocks.CheckGGUFBlocks(h, facts, experts))
	})
	delete(h.Pairs, "llama.attention.layer_norm_rms_epsilon")
	require.EqualError(t, check_gguf_blocks.CheckGGUFBlocks(h, facts, good),
		"llama.attention.layer_norm_rms_epsilon is missing")
}
