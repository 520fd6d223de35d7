// Package write_maincoder writes a model of an architecture that this program's llama.cpp does not know.
package write_maincoder

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/demo/create_tiny_tensors"
	"rkllmd/demo/create_tiny_vocabulary"
)

// WriteMaincoder writes a tiny model with random weights of the architecture "maincoder", which llama.cpp has since
// January 2026 and whose tensors are those of qwen3, and returns its path.
func WriteMaincoder(t testing.TB) string {
	t.Helper()
	v := create_tiny_vocabulary.CreateTinyVocabulary(false)
	const a = "maincoder."
	file := append_gguf.AppendGGUF(nil, []demo.Pair{
		{Key: "general.architecture", Value: "maincoder"},
		{Key: "general.name", Value: "tiny maincoder with random weights"},
		{Key: a + "context_length", Value: uint32(512)},
		{Key: a + "embedding_length", Value: uint32(demo.TinyEmbedding)},
		{Key: a + "block_count", Value: uint32(demo.TinyLayers)},
		{Key: a + "feed_forward_length", Value: uint32(demo.TinyForward)},
		{Key: a + "attention.head_count", Value: uint32(demo.TinyHeads)},
		{Key: a + "attention.head_count_kv", Value: uint32(demo.TinyKeyHeads)},
		{Key: a + "attention.key_length", Value: uint32(demo.TinyHeadSize)},
		{Key: a + "attention.value_length", Value: uint32(demo.TinyHeadSize)},
		{Key: a + "attention.layer_norm_rms_epsilon", Value: float32(1e-6)},
		{Key: a + "rope.dimension_count", Value: uint32(demo.TinyHeadSize)},
		{Key: a + "rope.freq_base", Value: float32(10000)},
		{Key: a + "vocab_size", Value: uint32(len(v.Texts))},
		{Key: "tokenizer.ggml.tokens", Value: v.Texts},
		{Key: "tokenizer.ggml.token_type", Value: v.Types},
		{Key: "tokenizer.ggml.eos_token_id", Value: uint32(v.EOS)},
		{Key: "tokenizer.ggml.model", Value: "gpt2"},
		{Key: "tokenizer.ggml.pre", Value: "qwen2"},
		{Key: "tokenizer.ggml.merges", Value: v.Merges},
		{Key: "tokenizer.ggml.add_bos_token", Value: false},
		{Key: "tokenizer.chat_template", Value: demo.ChatML},
	}, create_tiny_tensors.CreateTinyTensors("qwen3", v, 1))
	path := filepath.Join(t.TempDir(), "maincoder.gguf")
	require.NoError(t, os.WriteFile(path, file, 0o600))
	return path
}
