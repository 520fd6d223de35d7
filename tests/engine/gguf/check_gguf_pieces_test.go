package gguf_test

import (
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
}
