// Package write_slow_model writes a model that takes its time to load.
package write_slow_model

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/demo/create_tensor"
)

// WriteSlowModel writes a llama model to a new folder and returns its path. Its layers are next to nothing, but its vocabulary of
// 400,000 words takes about half a second to load.
func WriteSlowModel(tb testing.TB) string {
	tb.Helper()
	const words, size = 400_000, 32
	texts, types, scores := make([]string, words), make([]int32, words), make([]float32, words)
	for i := range texts {
		texts[i], types[i] = fmt.Sprintf("word%d", i), demo.TokenNormal
	}
	for i := range 256 {
		texts[3+i], types[3+i] = fmt.Sprintf("<0x%02X>", i), demo.TokenByte
	}
	texts[0], types[0], texts[1], types[1], texts[2], types[2] = "<unk>", demo.TokenUnknown, "<s>", demo.TokenControl, "</s>", demo.TokenControl
	pairs := []demo.Pair{
		{Key: "general.architecture", Value: "llama"},
		{Key: "llama.context_length", Value: uint32(2048)},
		{Key: "llama.embedding_length", Value: uint32(size)},
		{Key: "llama.block_count", Value: uint32(1)},
		{Key: "llama.feed_forward_length", Value: uint32(size)},
		{Key: "llama.attention.head_count", Value: uint32(1)},
		{Key: "llama.attention.layer_norm_rms_epsilon", Value: float32(1e-6)},
		{Key: "tokenizer.ggml.model", Value: "llama"},
		{Key: "tokenizer.ggml.tokens", Value: texts},
		{Key: "tokenizer.ggml.token_type", Value: types},
		{Key: "tokenizer.ggml.scores", Value: scores},
	}
	tensors := []demo.Tensor{
		create_tensor.CreateTensor("token_embd.weight", size, words, 0, nil),
		create_tensor.CreateTensor("output_norm.weight", size, 0, 0, nil),
	}
	for _, name := range []string{"attn_norm", "ffn_norm"} {
		tensors = append(tensors, create_tensor.CreateTensor("blk.0."+name+".weight", size, 0, 0, nil))
	}
	for _, name := range []string{"attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down"} {
		tensors = append(tensors, create_tensor.CreateTensor("blk.0."+name+".weight", size, size, 0, nil))
	}
	path := filepath.Join(tb.TempDir(), "slow.gguf")
	require.NoError(tb, os.WriteFile(path, append_gguf.AppendGGUF(nil, pairs, tensors), 0o644))
	return path
}
