// Package list_pieces is a small vocabulary of word pieces.
package list_pieces

import "rkllmd/demo"

// ListPieces returns a vocabulary of sixteen word pieces, five of them special, as the keys of a GGUF file.
func ListPieces() []demo.Pair {
	texts := []string{"[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "▁hello", "▁world", "▁,", "▁!", "▁un", "aff",
		"able", "▁the", "▁river", "s", "▁a"}
	types := make([]int32, len(texts))
	for i := range types {
		types[i] = 1
		if i < 5 {
			types[i] = 3
		}
	}
	pairs := []demo.Pair{{Key: "tokenizer.ggml.model", Value: "bert"}, {Key: "tokenizer.ggml.tokens", Value: texts},
		{Key: "tokenizer.ggml.token_type", Value: types}}
	for i, name := range []string{"padding", "unknown", "bos", "seperator", "mask"} {
		pairs = append(pairs, demo.Pair{Key: "tokenizer.ggml." + name + "_token_id", Value: uint32(i)})
	}
	return pairs
}
