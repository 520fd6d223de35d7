package find_gguf_token_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/find_gguf_token"
)

func TestFindGGUFToken(t *testing.T) {
	h := &engine.GGUFHeader{Pairs: map[string]engine.GGUFValue{
		"tokenizer.ggml.tokens": {Array: true, Count: 3, Type: engine.GGUFString, Texts: []string{"a", "<|im_end|>", "<|end|>"}},
		"named":                 {Type: engine.GGUFUint32, Number: 2},
		"outside":               {Type: engine.GGUFUint32, Number: 3},
		"list":                  {Type: engine.GGUFUint32, Array: true, Count: 1},
	}}
	require.Equal(t, &engine.SpecialToken{ID: 2, Text: "<|end|>"}, find_gguf_token.FindGGUFToken(h, "named", "a"))
	require.Equal(t, &engine.SpecialToken{ID: 1, Text: "<|im_end|>"}, find_gguf_token.FindGGUFToken(h, "missing", "<|eot_id|>", "<|im_end|>", "<|end|>"))
	require.Equal(t, &engine.SpecialToken{ID: 0, Text: "a"}, find_gguf_token.FindGGUFToken(h, "outside", "a"))
	require.Nil(t, find_gguf_token.FindGGUFToken(h, "outside"))
	require.Nil(t, find_gguf_token.FindGGUFToken(h, "list"))
	require.Nil(t, find_gguf_token.FindGGUFToken(h, "missing", "b"))
}
