// Package check_gguf_pieces checks a vocabulary of word pieces.
package check_gguf_pieces

import (
	"fmt"
	"slices"

	"rkllmd/engine/gguf"
)

// CheckGGUFPieces checks that a vocabulary, which check_gguf_vocabulary has accepted, belongs to an encoder if it is
// one of word pieces, and then has no token that stands for a byte: llama.cpp would end the process over one.
//
// **Runs on:** any thread.
func CheckGGUFPieces(h *gguf.Header, architecture string) error {
	switch {
	case h.Pairs["tokenizer.ggml.model"].Text != gguf.WordPieces:
		return nil
	case !gguf.Encoders[architecture]:
		return fmt.Errorf("tokenizer.ggml.model is %q; a model of architecture %q cannot write with it",
			gguf.WordPieces, architecture)
	case slices.Contains(h.Pairs["tokenizer.ggml.token_type"].Numbers, gguf.ByteToken):
		return fmt.Errorf("tokenizer.ggml.token_type has tokens that stand for a byte; a tokenizer %q has none",
			gguf.WordPieces)
	}
	return nil
}
