package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_special_tokens"
)

func TestCheckGGUFSpecialTokens(t *testing.T) {
	nine := gguf.Value{Type: gguf.Uint32, Number: 9}
	glm := map[string]gguf.Value{"tokenizer.ggml.pre": {Type: gguf.String, Text: "glm4"},
		"tokenizer.ggml.add_bos_token": {Type: gguf.Bool, Number: 1}}
	for _, one := range []struct {
		tokenizer string
		pairs     map[string]gguf.Value
		count     int
		want      string
	}{
		{"llama", nil, 3, ""},
		{"llama", nil, 2, "tokenizer.ggml.eos_token_id is missing, and the vocabulary of 2 tokens does not have " +
			"the usual one, 2"},
		{"gpt2", nil, 12, ""},
		{"gpt2", nil, 11, "tokenizer.ggml.bos_token_id is missing, and the vocabulary of 11 tokens does not have " +
			"the usual one, 11"},
		{"gpt2", map[string]gguf.Value{"tokenizer.ggml.bos_token_id": nine, "tokenizer.ggml.eos_token_id": nine}, 10,
			""},
		{"gpt2", map[string]gguf.Value{"tokenizer.ggml.bos_token_id": nine, "tokenizer.ggml.eos_token_id": nine}, 9,
			"tokenizer.ggml.bos_token_id is 9; it must be from 0 to 8"},
		{"bert", nil, 104, ""},
		{"bert", nil, 103, "tokenizer.ggml.mask_token_id is missing, and the vocabulary of 103 tokens does not have " +
			"the usual one, 103"},
		{"bert", map[string]gguf.Value{"tokenizer.ggml.seperator_token_id": {Type: gguf.Uint32, Number: 104}}, 104,
			"tokenizer.ggml.seperator_token_id is 104; it must be from 0 to 103"},
		{"rwkv", nil, 1, ""},
		{"llama", map[string]gguf.Value{"tokenizer.ggml.unknown_token_id": nine}, 9,
			"tokenizer.ggml.unknown_token_id is 9; it must be from 0 to 8"},
		{"gpt2", glm, 100, "tokenizer.ggml.add_bos_token is set, but tokenizer.ggml.bos_token_id is missing"},
	} {
		err := check_gguf_special_tokens.CheckGGUFSpecialTokens(&gguf.Header{Pairs: one.pairs}, one.tokenizer,
			one.count)
		if one.want == "" {
			require.NoError(t, err)
		} else {
			require.EqualError(t, err, one.want)
		}
	}
}
