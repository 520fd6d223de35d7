package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/find_gguf_token"
)

func TestFindGGUFToken(t *testing.T) {
	h := &gguf.Header{Pairs: map[string]gguf.Value{
		"tokenizer.ggml.tokens": {Array: true, Count: 3, Type: gguf.String, Texts: []string{"a", "<|im_end|>",
			"<|end|>"}},
		"named":   {Type: gguf.Uint32, Number: 2},
		"outside": {Type: gguf.Uint32, Number: 3},
		"list":    {Type: gguf.Uint32, Array: true, Count: 1},
	}}
	require.Equal(t, &engine.SpecialToken{ID: 2, Text: "<|end|>"}, find_gguf_token.FindGGUFToken(h, "named", "a"))
	require.Equal(t, &engine.SpecialToken{ID: 1, Text: "<|im_end|>"}, find_gguf_token.FindGGUFToken(h, "missing",
		"<|eot_id|>", "<|im_end|>", "<|end|>"))
	require.Equal(t, &engine.SpecialToken{ID: 0, Text: "a"}, find_gguf_token.FindGGUFToken(h, "outside", "a"))
	require.Nil(t, find_gguf_token.FindGGUFToken(h, "outside"))
	require.Nil(t, find_gguf_token.FindGGUFToken(h, "list"))
	require.Nil(t, find_gguf_token.FindGGUFToken(h, "missing", "b"))
}
