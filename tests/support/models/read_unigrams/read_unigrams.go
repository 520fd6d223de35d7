// Package read_unigrams reads a vocabulary of unigrams.
package read_unigrams

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/tests/support/project/project_path"
)

// ReadUnigrams returns the vocabulary of that name in unigrams.jsonl.gz, which train.py made, as the keys of a GGUF
// file, with a first and a last token around each text, and texts with their tokens, as SentencePiece has them.
func ReadUnigrams(tb testing.TB, name string) (pairs []demo.Pair, texts []string, tokens [][]int32) {
	tb.Helper()
	file, err := os.Open(project_path.ProjectPath(tb, "tests/support/models/read_unigrams/unigrams.jsonl.gz"))
	require.NoError(tb, err)
	defer file.Close()
	unpacked, err := gzip.NewReader(file)
	require.NoError(tb, err)
	lines := bufio.NewScanner(unpacked)
	lines.Buffer(nil, 4<<20)
	for current := ""; lines.Scan(); {
		var one struct {
			Name, Text    string
			Tokens        []string
			Scores        []float32
			Types, IDs    []int32
			Charsmap      []uint16 // bytes; encoding/json reads lists of uint8 as base64
			Prefix        bool     `json:"add_space_prefix"`
			RemoveSpacing bool     `json:"remove_extra_whitespaces"`
		}
		require.NoError(tb, json.Unmarshal(lines.Bytes(), &one))
		if one.Name != "" {
			current = one.Name
		}
		switch {
		case current != name:
		case one.Name == "":
			texts, tokens = append(texts, one.Text), append(tokens, one.IDs)
		default:
			table := make([]byte, len(one.Charsmap))
			for i, value := range one.Charsmap {
				table[i] = byte(value)
			}
			pairs = []demo.Pair{{Key: "tokenizer.ggml.model", Value: "t5"},
				{Key: "tokenizer.ggml.tokens", Value: one.Tokens}, {Key: "tokenizer.ggml.scores", Value: one.Scores},
				{Key: "tokenizer.ggml.token_type", Value: one.Types},
				{Key: "tokenizer.ggml.add_space_prefix", Value: one.Prefix},
				{Key: "tokenizer.ggml.remove_extra_whitespaces", Value: one.RemoveSpacing},
				{Key: "tokenizer.ggml.add_bos_token", Value: true}, {Key: "tokenizer.ggml.add_eos_token", Value: true},
				{Key: "tokenizer.ggml.bos_token_id", Value: uint32(0)},
				{Key: "tokenizer.ggml.eos_token_id", Value: uint32(2)},
				{Key: "tokenizer.ggml.unknown_token_id", Value: uint32(3)},
				{Key: "tokenizer.ggml.precompiled_charsmap", Value: table}}
		}
	}
	require.NoError(tb, lines.Err())
	require.NotEmpty(tb, pairs)
	require.NotEmpty(tb, texts)
	return pairs, texts, tokens
}
