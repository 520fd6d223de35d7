// Package write_tiny_model writes a tiny model.
package write_tiny_model

import (
	"fmt"
	"os"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/demo/create_tiny_tensors"
	"rkllmd/demo/create_tiny_vocabulary"
	"rkllmd/utils/describe_system_error"
)

// WriteTinyModel writes a valid GGUF model of under 1 MB with random weights to path: architecture "llama"
// (SentencePiece, no chat template), "qwen2" or "qwen3" (byte-pair encoding, ChatML). The same architecture and seed
// give the same file.
//
// Such a model says words of demo.Words without sense, some marks, and characters byte by byte, and never ends by
// itself; only a prompt whose last word is demo.Farewell is answered with the end at once. Its context is
// demo.TinyContext tokens.
//
// **Runs on:** any thread. The error says which architecture is unknown, or why the file cannot be written.
func WriteTinyModel(path, architecture string, seed int64) error {
	if architecture != "llama" && architecture != "qwen2" && architecture != "qwen3" {
		return fmt.Errorf("no tiny model of architecture %q can be made; there are llama, qwen2 and qwen3",
			architecture)
	}
	sentencePiece := architecture == "llama"
	v := create_tiny_vocabulary.CreateTinyVocabulary(sentencePiece)
	a := architecture + "."
	pairs := []demo.Pair{
		{Key: "general.architecture", Value: architecture},
		{Key: "general.name", Value: "tiny " + architecture + " with random weights"},
		{Key: "general.file_type", Value: uint32(0)},
		{Key: a + "context_length", Value: uint32(demo.TinyContext)},
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
	}
	if sentencePiece {
		pairs = append(pairs,
			demo.Pair{Key: "tokenizer.ggml.model", Value: "llama"},
			demo.Pair{Key: "tokenizer.ggml.scores", Value: v.Scores},
			demo.Pair{Key: "tokenizer.ggml.bos_token_id", Value: uint32(v.BOS)},
			demo.Pair{Key: "tokenizer.ggml.unknown_token_id", Value: uint32(v.IDs["<unk>"])},
			demo.Pair{Key: "tokenizer.ggml.add_bos_token", Value: true})
	} else {
		pairs = append(pairs,
			demo.Pair{Key: "tokenizer.ggml.model", Value: "gpt2"},
			demo.Pair{Key: "tokenizer.ggml.pre", Value: "qwen2"},
			demo.Pair{Key: "tokenizer.ggml.merges", Value: v.Merges},
			demo.Pair{Key: "tokenizer.ggml.add_bos_token", Value: false},
			demo.Pair{Key: "tokenizer.chat_template", Value: demo.ChatML})
	}
	tensors := create_tiny_tensors.CreateTinyTensors(architecture, v, seed)
	if err := os.WriteFile(path, append_gguf.AppendGGUF(nil, pairs, tensors), 0o644); err != nil {
		return fmt.Errorf("the model cannot be written to %s: %w", path, describe_system_error.DescribeSystemError(err))
	}
	return nil
}
