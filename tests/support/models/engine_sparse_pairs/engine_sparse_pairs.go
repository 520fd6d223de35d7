// Package engine_sparse_pairs lists the keys of a model.
package engine_sparse_pairs

import (
	"fmt"

	"rkllmd/demo"
	"rkllmd/tests/support/models/engine_sparse_shape"
)

// EngineSparsePairs lists the keys of a llama model of that shape. Its vocabulary is words of no meaning, and the
// bytes.
func EngineSparsePairs(s engine_sparse_shape.Shape) []demo.Pair {
	texts, types := []string{"<unk>", "<s>", "</s>"}, []int32{demo.TokenUnknown, demo.TokenControl, demo.TokenControl}
	for i := range max(s.Words-3, 256) {
		text, kind := fmt.Sprintf("word%d", i), demo.TokenNormal
		if i < 256 {
			text, kind = fmt.Sprintf("<0x%02X>", i), demo.TokenByte
		}
		texts, types = append(texts, text), append(types, kind)
	}
	pairs := []demo.Pair{
		{Key: "general.architecture", Value: "llama"},
		{Key: "general.name", Value: "all zeros"},
		{Key: "llama.context_length", Value: uint32(s.Context)},
		{Key: "llama.embedding_length", Value: uint32(s.Embedding)},
		{Key: "llama.block_count", Value: uint32(s.Layers)},
		{Key: "llama.feed_forward_length", Value: uint32(s.Forward)},
		{Key: "llama.attention.head_count", Value: uint32(s.Heads)},
		{Key: "llama.attention.head_count_kv", Value: uint32(s.KeyHeads)},
		{Key: "llama.attention.layer_norm_rms_epsilon", Value: float32(1e-6)},
		{Key: "tokenizer.ggml.model", Value: "llama"},
		{Key: "tokenizer.ggml.tokens", Value: texts},
		{Key: "tokenizer.ggml.token_type", Value: types},
		{Key: "tokenizer.ggml.scores", Value: make([]float32, len(texts))},
		{Key: "tokenizer.ggml.bos_token_id", Value: uint32(1)},
		{Key: "tokenizer.ggml.eos_token_id", Value: uint32(2)},
	}
	if s.Experts > 0 {
		pairs = append(pairs, demo.Pair{Key: "llama.expert_count", Value: uint32(s.Experts)},
			demo.Pair{Key: "llama.expert_used_count", Value: uint32(2)})
	}
	return pairs
}
