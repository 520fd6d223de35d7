package gguf_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_vocabulary"
	"rkllmd/tests/engine/gguf/engine_read_header"
)

func TestCheckGGUFVocabulary(t *testing.T) {
	t.Run("sound ones", func(t *testing.T) {
		var facts engine.Facts
		h := engine_read_header.EngineReadHeader(t, "llama")
		require.NoError(t, check_gguf_vocabulary.CheckGGUFVocabulary(h, &facts))
		require.Equal(t, engine.Facts{VocabSize: 845, LongestToken: len("▁mountain"),
			Specials: []string{"<unk>", "<s>", "</s>"}}, facts)
		h, facts = engine_read_header.EngineReadHeader(t, "qwen3"), engine.Facts{}
		require.NoError(t, check_gguf_vocabulary.CheckGGUFVocabulary(h, &facts))
		require.Equal(t, engine.Facts{VocabSize: 839, LongestToken: len("<|endoftext|>"), ChatTemplate: demo.ChatML,
			Specials: []string{"<|endoftext|>", "<|im_start|>", "<|im_end|>"}}, facts)
	})
	list := gguf.Value{Type: gguf.String, Array: true, Count: 3, Texts: []string{"a", "b", "a"}}
	for _, bad := range []struct {
		architecture, key string
		value             gguf.Value
		want              string
	}{
		{"llama", "tokenizer.ggml.model", gguf.Value{Type: gguf.Uint32}, "tokenizer.ggml.model is not a string"},
		{"llama", "tokenizer.ggml.model", gguf.Value{Type: gguf.String, Text: "t6"},
			`tokenizer.ggml.model is "t6"; it must be llama, gpt2, rwkv, plamo2, bert or t5`},
		{"llama", "tokenizer.ggml.model", gguf.Value{Type: gguf.String, Text: "gpt2"},
			"tokenizer.ggml.merges is missing or not an array of strings"},
		{"llama", "tokenizer.ggml.model", gguf.Value{Type: gguf.String, Text: "rwkv"},
			"the vocabulary has no token for a new line"},
		{"qwen3", "tokenizer.ggml.model", gguf.Value{Type: gguf.String, Text: "llama"},
			"the vocabulary has no token for the byte 0x00; texts with it could not be read"},
		{"qwen3", "tokenizer.chat_template", gguf.Value{Type: gguf.Bool}, "tokenizer.chat_template is not a string"},
		{"llama", "tokenizer.ggml.tokens", gguf.Value{Type: gguf.String, Text: "x"},
			"tokenizer.ggml.tokens is missing or not an array of strings"},
		{"llama", "tokenizer.ggml.tokens", gguf.Value{Type: gguf.String, Array: true},
			"tokenizer.ggml.tokens is missing or not an array of strings"},
		{"llama", "tokenizer.ggml.tokens", list, `tokens 0 and 2 are both "a"`},
		{"llama", "tokenizer.ggml.scores", gguf.Value{Type: gguf.Float32, Array: true, Count: 844},
			"tokenizer.ggml.scores must be 845 float32, one for each token"},
		{"llama", "tokenizer.ggml.scores", gguf.Value{Type: gguf.Float64, Array: true, Count: 845},
			"tokenizer.ggml.scores must be 845 float32, one for each token"},
		{"llama", "tokenizer.ggml.token_type", gguf.Value{Type: gguf.Int8, Array: true, Count: 845},
			"tokenizer.ggml.token_type must be 845 int32, one for each token"},
		{"llama", "tokenizer.ggml.token_type", gguf.Value{Type: gguf.Int32},
			"tokenizer.ggml.token_type must be 845 int32, one for each token"},
		{"llama", "tokenizer.ggml.eos_token_id", gguf.Value{Type: gguf.Uint32, Number: 845},
			"tokenizer.ggml.eos_token_id is 845; it must be from 0 to 844"},
	} {
		t.Run(bad.want, func(t *testing.T) {
			h := engine_read_header.EngineReadHeader(t, bad.architecture)
			h.Pairs[bad.key] = bad.value
			require.EqualError(t, check_gguf_vocabulary.CheckGGUFVocabulary(h, &engine.Facts{}), bad.want)
		})
	}
	t.Run("empty tokens are called as llama.cpp calls them", func(t *testing.T) {
		h := engine_read_header.EngineReadHeader(t, "qwen3")
		tokens := h.Pairs["tokenizer.ggml.tokens"]
		tokens.Texts = slices.Clone(tokens.Texts)
		tokens.Texts[300], tokens.Texts[301] = "", ""
		h.Pairs["tokenizer.ggml.tokens"] = tokens
		require.NoError(t, check_gguf_vocabulary.CheckGGUFVocabulary(h, &engine.Facts{}))
		tokens.Texts[301] = "[EMPTY_300]"
		require.EqualError(t, check_gguf_vocabulary.CheckGGUFVocabulary(h, &engine.Facts{}),
			`tokens 300 and 301 are both "[EMPTY_300]"`)
	})
}
