package gguf_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_pieces"
)

func TestCheckGGUFPieces(t *testing.T) {
	types := gguf.Value{Type: gguf.Int32, Array: true, Count: 3, Numbers: []uint64{3, 1, 1}}
	h := &gguf.Header{Pairs: map[string]gguf.Value{"tokenizer.ggml.model": {Type: gguf.String, Text: "bert"},
		"tokenizer.ggml.token_type": types}}
	require.NoError(t, check_gguf_pieces.CheckGGUFPieces(h, "bert"))
	require.NoError(t, check_gguf_pieces.CheckGGUFPieces(h, "nomic-bert"))
	require.EqualError(t, check_gguf_pieces.CheckGGUFPieces(h, "qwen3"),
		`tokenizer.ggml.model is "bert"; a model of architecture "qwen3" cannot write with it`)
	types.Numbers[2] = gguf.ByteToken
	require.EqualError(t, check_gguf_pieces.CheckGGUFPieces(h, "bert"),
		`tokenizer.ggml.token_type has tokens that stand for a byte; a tokenizer "bert" has none`)
	h.Pairs["tokenizer.ggml.model"] = gguf.Value{Type: gguf.String, Text: "llama"}
	require.NoError(t, check_gguf_pieces.CheckGGUFPieces(h, "qwen3"))

	h.Pairs["tokenizer.ggml.model"] = gguf.Value{Type: gguf.String, Text: gguf.Unigrams}
	require.EqualError(t, check_gguf_pieces.CheckGGUFPieces(h, "t5encoder"),
		`tokenizer.ggml.model is "t5"; a model of architecture "t5encoder" cannot write with it`)
	require.NoError(t, check_gguf_pieces.CheckGGUFPieces(h, "bert"), "it has no table, and may")
	h.Pairs["tokenizer.ggml.add_bos_token"] = gguf.Value{Type: gguf.Bool, Number: 1}
	require.EqualError(t, check_gguf_pieces.CheckGGUFPieces(h, "bert"),
		"tokenizer.ggml.add_bos_token is set, but tokenizer.ggml.bos_token_id is missing")
	h.Pairs["tokenizer.ggml.bos_token_id"] = gguf.Value{Type: gguf.Uint32}
	for want, table := range map[string]gguf.Value{
		"":                            {Type: gguf.Int8, Array: true},
		" must be an array of bytes":  {Type: gguf.Uint32, Array: true, Count: 1},
		" must be an array of bytes ": {Type: gguf.String, Text: "\x00\x00\x00\x00"},
		": it has 3 bytes; it must begin with the length of its array, in 4": {Array: true, Count: 3, Text: "abc"},
	} {
		h.Pairs[gguf.Charsmap] = table
		err := check_gguf_pieces.CheckGGUFPieces(h, "bert")
		if want == "" {
			require.NoError(t, err)
			continue
		}
		require.EqualError(t, err, gguf.Charsmap+strings.TrimRight(want, " "))
	}
}
