// Package engine_small_model makes the smallest model that passes the checks.
package engine_small_model

import (
	"fmt"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
)

// EngineSmallModel gives a GGUF file of about 2 KB: architecture "qwen3", one layer, an embedding of 2, 12 tokens.
func EngineSmallModel() []byte {
	var tokens []string
	for i := range 12 {
		tokens = append(tokens, fmt.Sprint(i))
	}
	pairs := []demo.Pair{
		{Key: "general.architecture", Value: "qwen3"},
		{Key: "qwen3.context_length", Value: uint32(8)},
		{Key: "qwen3.embedding_length", Value: uint32(2)},
		{Key: "qwen3.block_count", Value: uint32(1)},
		{Key: "qwen3.feed_forward_length", Value: []int32{2}},
		{Key: "qwen3.attention.head_count", Value: uint32(1)},
		{Key: "qwen3.attention.layer_norm_rms_epsilon", Value: float32(1e-6)},
		{Key: "tokenizer.ggml.model", Value: "gpt2"},
		{Key: "tokenizer.ggml.tokens", Value: tokens},
		{Key: "tokenizer.ggml.merges", Value: []string{"1 0"}},
		{Key: "tokenizer.ggml.token_type", Value: make([]int32, 12)},
	}
	tensors := []demo.Tensor{{Name: "token_embd.weight", Shape: []uint64{2, 12}, Data: make([]float32, 24)}}
	for _, name := range []string{"output_norm", "blk.0.attn_norm", "blk.0.attn_q_norm", "blk.0.attn_k_norm",
		"blk.0.ffn_norm"} {
		tensors = append(tensors, demo.Tensor{Name: name + ".weight", Shape: []uint64{2}, Data: make([]float32, 2)})
	}
	for _, name := range []string{"attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down"} {
		tensors = append(tensors, demo.Tensor{Name: "blk.0." + name + ".weight", Shape: []uint64{2, 2},
			Data: make([]float32, 4)})
	}
	return append_gguf.AppendGGUF(nil, pairs, tensors)
}
