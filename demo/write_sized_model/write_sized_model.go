// Package write_sized_model writes a tiny model with a context of any size.
package write_sized_model

import (
	"fmt"
	"os"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/demo/create_tiny_tensors"
	"rkllmd/demo/create_tiny_vocabulary"
	"rkllmd/engine"
	"rkllmd/utils/describe_system_error"
)

// WriteSizedModel writes the model of write_tiny_model, made for a context of so many tokens: its positions are rotary,
// so that the file is the same but for that number.
//
// **Runs on:** any thread. Errors: the architecture is unknown, the context is less than a token or more than
// engine.MaxContext, or why the file cannot be written.
func WriteSizedModel(path, architecture string, seed int64, context int) error {
	if architecture != "llama" && architecture != "qwen2" && architecture != "qwen3" {
		return fmt.Errorf("no tiny model of architecture %q can be made; there are llama, qwen2 and qwen3",
			architecture)
	}
	if context < 1 || context > engine.MaxContext {
		return fmt.Errorf("a context of %d tokens was asked for; it can have 1 to %d", context, engine.MaxContext)
	}
	sentencePiece := architecture == "llama"
	v := create_tiny_vocabulary.CreateTinyVocabulary(sentencePiece)
	a := architecture + "."
	pairs := []demo.Pair{
		{Key: "general.architecture", Value: architecture},
		{Key: "general.name", Value: "tiny " + architecture + " with random weights"},
		{Key: "general.file_type", Value: uint32(0)},
		{Key: a + "context_length", Value: uint32(context)},
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
