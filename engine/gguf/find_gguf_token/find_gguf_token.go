// Package find_gguf_token finds a special token of a model.
package find_gguf_token

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
)

// FindGGUFToken returns the token whose id stands under key in a header, or else the first of texts that the vocabulary
// has; nil when there is none.
//
// **Runs on:** any thread.
func FindGGUFToken(h *gguf.Header, key string, texts ...string) *engine.SpecialToken {
	tokens := h.Pairs["tokenizer.ggml.tokens"].Texts
	if id, found := h.Pairs[key]; found && !id.Array && id.Number < uint64(len(tokens)) {
		return &engine.SpecialToken{ID: int(id.Number), Text: tokens[id.Number]}
	}
	for _, text := range texts {
		if id := slices.Index(tokens, text); id >= 0 {
			return &engine.SpecialToken{ID: id, Text: text}
		}
	}
	return nil
}
