// Package write_wide_model writes a model that speaks slowly.
package write_wide_model

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/demo/create_tiny_tensors"
	"rkllmd/demo/create_tiny_vocabulary"
)

// WriteWideModel writes the tiny qwen3 model to a new folder and returns its path. It says the same, without end, in a
// context of 16,384 tokens; but its feed-forward layers are wide, with zeros, so that a token takes some ten
// milliseconds and people (or a test) can interfere.
func WriteWideModel(tb testing.TB) string {
	tb.Helper()
	const wide, a = 100_000, "qwen3."
	v := create_tiny_vocabulary.CreateTinyVocabulary(false)
	tensors := create_tiny_tensors.CreateTinyTensors("qwen3", v, 1)
	for i, t := range tensors {
		data := make([]float32, wide*demo.TinyEmbedding)
		switch {
		case strings.HasSuffix(t.Name, "ffn_down.weight"):
			for row := range demo.TinyEmbedding {
				copy(data[row*wide:], t.Data[row*demo.TinyForward:][:demo.TinyForward])
			}
			tensors[i].Shape, tensors[i].Data = []uint64{wide, demo.TinyEmbedding}, data
		case strings.HasSuffix(t.Name, "ffn_gate.weight"), strings.HasSuffix(t.Name, "ffn_up.weight"):
			copy(data, t.Data)
			tensors[i].Shape, tensors[i].Data = []uint64{demo.TinyEmbedding, wide}, data
		}
	}
	pairs := []demo.Pair{
		{Key: "general.architecture", Value: "qwen3"},
		{Key: "general.name", Value: "a slow speaker"},
		{Key: a + "context_length", Value: uint32(16384)},
		{Key: a + "embedding_length", Value: uint32(demo.TinyEmbedding)},
		{Key: a + "block_count", Value: uint32(demo.TinyLayers)},
		{Key: a + "feed_forward_length", Value: uint32(wide)},
		{Key: a + "attention.head_count", Value: uint32(demo.TinyHeads)},
		{Key: a + "attention.head_count_kv", Value: uint32(demo.TinyKeyHeads)},
		{Key: a + "attention.key_length", Value: uint32(demo.TinyHeadSize)},
		{Key: a + "attention.value_length", Value: uint32(demo.TinyHeadSize)},
		{Key: a + "attention.layer_norm_rms_epsilon", Value: float32(1e-6)},
		{Key: a + "rope.freq_base", Value: float32(10000)},
		{Key: "tokenizer.ggml.model", Value: "gpt2"},
		{Key: "tokenizer.ggml.pre", Value: "qwen2"},
		{Key: "tokenizer.ggml.tokens", Value: v.Texts},
		{Key: "tokenizer.ggml.token_type", Value: v.Types},
		{Key: "tokenizer.ggml.merges", Value: v.Merges},
		{Key: "tokenizer.ggml.eos_token_id", Value: uint32(v.EOS)},
		{Key: "tokenizer.ggml.add_bos_token", Value: false},
		{Key: "tokenizer.chat_template", Value: demo.ChatML},
	}
	path := filepath.Join(tb.TempDir(), "wide.gguf")
	require.NoError(tb, os.WriteFile(path, append_gguf.AppendGGUF(nil, pairs, tensors), 0o644))
	return path
}
