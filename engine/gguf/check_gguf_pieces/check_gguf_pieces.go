// Package check_gguf_pieces checks a vocabulary of an encoder.
package check_gguf_pieces

import (
	"fmt"
	"slices"

	"rkllmd/engine/charsmap/check_charsmap"
	"rkllmd/engine/gguf"
)

// CheckGGUFPieces checks that a vocabulary, which check_gguf_vocabulary has accepted, belongs to an encoder if it is
// one of word pieces or unigrams, and what llama.cpp would end the process over: a token of word pieces that stands for
// a byte, and for unigrams a table of replacements that leads outside of it, or a first token that is not named.
//
// **Runs on:** any thread.
func CheckGGUFPieces(h *gguf.Header, architecture string) error {
	tokenizer := h.Pairs["tokenizer.ggml.model"].Text
	switch {
	case tokenizer != gguf.WordPieces && tokenizer != gguf.Unigrams:
		return nil
	case !gguf.Encoders[architecture]:
		return fmt.Errorf("tokenizer.ggml.model is %q; a model of architecture %q cannot write with it",
			tokenizer, architecture)
	case tokenizer == gguf.WordPieces:
		if slices.Contains(h.Pairs["tokenizer.ggml.token_type"].Numbers, gguf.ByteToken) {
			return fmt.Errorf("tokenizer.ggml.token_type has tokens that stand for a byte; a tokenizer %q has none",
				tokenizer)
		}
		return nil
	}
	_, named := h.Pairs["tokenizer.ggml.bos_token_id"]
	if h.Pairs["tokenizer.ggml.add_bos_token"].Number != 0 && !named {
		return fmt.Errorf("tokenizer.ggml.add_bos_token is set, but tokenizer.ggml.bos_token_id is missing")
	}
	table, there := h.Pairs[gguf.Charsmap]
	switch {
	case !there || table.Array && table.Count == 0:
		return nil
	case !table.Array || table.Type != gguf.Uint8 && table.Type != gguf.Int8:
		return fmt.Errorf("%s must be an array of bytes", gguf.Charsmap)
	}
	if err := check_charsmap.CheckCharsmap(table.Text); err != nil {
		return fmt.Errorf("%s: %w", gguf.Charsmap, err)
	}
	return nil
}
