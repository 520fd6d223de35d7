// Package check_gguf_vocabulary checks the vocabulary of a model.
package check_gguf_vocabulary

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_special_tokens"
	"rkllmd/engine/gguf/get_gguf_text"
)

// CheckGGUFVocabulary checks that a model has a tokenizer whose tables fit together and that can read every text, and
// enters the number of tokens, the longest one, the special ones and the chat template in facts.
//
// **Runs on:** any thread.
func CheckGGUFVocabulary(h *gguf.Header, facts *engine.Facts) error {
	tokenizer, err := get_gguf_text.GetGGUFText(h, "tokenizer.ggml.model")
	if err != nil {
		return err
	}
	if _, known := gguf.Tokenizers[tokenizer]; !known {
		return fmt.Errorf("tokenizer.ggml.model is %q; it must be llama, gpt2, rwkv, plamo2, bert or t5", tokenizer)
	}
	if facts.ChatTemplate, err = get_gguf_text.GetGGUFText(h, "tokenizer.chat_template"); err != nil {
		return err
	}
	tokens := h.Pairs["tokenizer.ggml.tokens"]
	if !tokens.Array || tokens.Type != gguf.String || tokens.Count == 0 {
		return fmt.Errorf("tokenizer.ggml.tokens is missing or not an array of strings")
	}
	facts.VocabSize = tokens.Count
	ids := make(map[string]int, tokens.Count)
	for id, text := range tokens.Texts {
		if text == "" {
			text = fmt.Sprintf("[EMPTY_%d]", id) // as llama.cpp calls it
		}
		if other, there := ids[text]; there {
			return fmt.Errorf("tokens %d and %d are both %q", other, id, text)
		}
		ids[text] = id
		facts.LongestToken = max(facts.LongestToken, len(text))
	}
	scores, found := h.Pairs["tokenizer.ggml.scores"]
	if found && (!scores.Array || scores.Type != gguf.Float32 || scores.Count != tokens.Count) {
		return fmt.Errorf("tokenizer.ggml.scores must be %d float32, one for each token", tokens.Count)
	}
	types, found := h.Pairs["tokenizer.ggml.token_type"]
	if found && (!types.Array || types.Type != gguf.Int32 && types.Type != gguf.Uint32 || types.Count != tokens.Count) {
		return fmt.Errorf("tokenizer.ggml.token_type must be %d int32, one for each token", tokens.Count)
	}
	for id, kind := range types.Numbers {
		if kind >= 2 && kind <= 4 && tokens.Texts[id] != "" { // unknown, control, user-defined
			facts.Specials = append(facts.Specials, tokens.Texts[id])
		}
	}
	merges := h.Pairs["tokenizer.ggml.merges"]
	switch {
	case tokenizer == "gpt2" && (!merges.Array || merges.Type != gguf.String):
		return fmt.Errorf("tokenizer.ggml.merges is missing or not an array of strings")
	case tokenizer == "llama":
		for b := range 256 {
			_, named := ids[fmt.Sprintf("<0x%02X>", b)]
			if _, plain := ids[string([]byte{byte(b)})]; !named && !plain {
				return fmt.Errorf("the vocabulary has no token for the byte 0x%02X; texts with it could not be read", b)
			}
		}
	case tokenizer == "rwkv":
		_, plain := ids["\n"]
		if _, escaped := ids[`\n`]; !plain && !escaped {
			return fmt.Errorf("the vocabulary has no token for a new line")
		}
	}
	return check_gguf_special_tokens.CheckGGUFSpecialTokens(h, tokenizer, tokens.Count)
}
