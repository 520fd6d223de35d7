package check_gguf_vocabulary_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/engine"
	"rkllmd/engine/check_gguf_vocabulary"
	"rkllmd/tests/support/engine_read_header"
)

func TestCheckGGUFVocabulary(t *testing.T) {
	t.Run("sound ones", func(t *testing.T) {
		var facts engine.Facts
		require.NoError(t, check_gguf_vocabulary.CheckGGUFVocabulary(engine_read_header.EngineReadHeader(t, "llama"), &facts))
		require.Equal(t, engine.Facts{VocabSize: 845, LongestToken: len("▁mountain"), Specials: []string{"<unk>", "<s>", "</s>"}}, facts)
		facts = engine.Facts{}
		require.NoError(t, check_gguf_vocabulary.CheckGGUFVocabulary(engine_read_header.EngineReadHeader(t, "qwen3"), &facts))
		require.Equal(t, engine.Facts{VocabSize: 839, LongestToken: len("<|endoftext|>"), ChatTemplate: demo.ChatML,
			Specials: []string{"<|endoftext|>", "<|im_start|>", "<|im_end|>"}}, facts)
	})
	list := engine.GGUFValue{Type: engine.GGUFString, Array: true, Count: 3, Texts: []string{"a", "b", "a"}}
	for _, bad := range []struct {
		architecture, key string
		value             engine.GGUFValue
		want              string
	}{
		{"llama", "tokenizer.ggml.model", engine.GGUFValue{Type: engine.GGUFUint32}, "tokenizer.ggml.model is not a string"},
		{"llama", "tokenizer.ggml.model", engine.GGUFValue{Type: engine.GGUFString, Text: "bert"}, `tokenizer.ggml.model is "bert"; it must be llama, gpt2, rwkv or plamo2`},
		{"llama", "tokenizer.ggml.model", engine.GGUFValue{Type: engine.GGUFString, Text: "gpt2"}, "tokenizer.ggml.merges is missing or not an array of strings"},
		{"llama", "tokenizer.ggml.model", engine.GGUFValue{Type: engine.GGUFString, Text: "rwkv"}, "the vocabulary has no token for a new line"},
		{"qwen3", "tokenizer.ggml.model", engine.GGUFValue{Type: engine.GGUFString, Text: "llama"}, "the vocabulary has no token for the byte 0x00; texts with it could not be read"},
		{"qwen3", "tokenizer.chat_template", engine.GGUFValue{Type: engine.GGUFBool}, "tokenizer.chat_template is not a string"},
		{"llama", "tokenizer.ggml.tokens", engine.GGUFValue{Type: engine.GGUFString, Text: "x"}, "tokenizer.ggml.tokens is missing or not an array of strings"},
		{"llama", "tokenizer.ggml.tokens", engine.GGUFValue{Type: engine.GGUFString, Array: true}, "tokenizer.ggml.tokens is missing or not an array of strings"},
		{"llama", "tokenizer.ggml.tokens", list, `tokens 0 and 2 are both "a"`},
		{"llama", "tokenizer.ggml.scores", engine.GGUFValue{Type: engine.GGUFFloat32, Array: true, Count: 844}, "tokenizer.ggml.scores must be 845 float32, one for each token"},
		{"llama", "tokenizer.ggml.scores", engine.GGUFValue{Type: engine.GGUFFloat64, Array: true, Count: 845}, "tokenizer.ggml.scores must be 845 float32, one for each token"},
		{"llama", "tokenizer.ggml.token_type", engine.GGUFValue{Type: engine.GGUFInt8, Array: true, Count: 845}, "tokenizer.ggml.token_type must be 845 int32, one for each token"},
		{"llama", "tokenizer.ggml.token_type", engine.GGUFValue{Type: engine.GGUFInt32}, "tokenizer.ggml.token_type must be 845 int32, one for each token"},
		{"llama", "tokenizer.ggml.eos_token_id", engine.GGUFValue{Type: engine.GGUFUint32, Number: 845}, "tokenizer.ggml.eos_token_id is 845; it must be from 0 to 844"},
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
		require.EqualError(t, check_gguf_vocabulary.CheckGGUFVocabulary(h, &engine.Facts{}), `tokens 300 and 301 are both "[EMPTY_300]"`)
	})
}
