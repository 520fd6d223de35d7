// Package check_gguf_special_tokens checks the special tokens of a model.
package check_gguf_special_tokens

import (
	"errors"
	"fmt"
	"strings"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_number"
)

// CheckGGUFSpecialTokens checks that the tokens that begin and end a text, and the unknown token, are in the vocabulary
// of count tokens, also where the file names none and llama.cpp assumes an id.
//
// **Runs on:** any thread.
func CheckGGUFSpecialTokens(h *gguf.Header, tokenizer string, count int) error {
	for i, name := range []string{"bos", "eos", "unknown"} {
		key := "tokenizer.ggml." + name + "_token_id"
		_, found, err := get_gguf_number.GetGGUFNumber(h, key, 0, uint64(count-1))
		if err != nil {
			return err
		}
		if assumed := gguf.Tokenizers[tokenizer][i]; !found && assumed >= count {
			return fmt.Errorf("%s is missing, and the vocabulary of %d tokens does not have the usual one, %d", key,
				count, assumed)
		}
	}
	for name, assumed := range gguf.WordPieceTokens {
		key := "tokenizer.ggml." + name + "_token_id"
		_, found, err := get_gguf_number.GetGGUFNumber(h, key, 0, uint64(count-1))
		if err == nil && tokenizer == gguf.WordPieces && !found && assumed >= count {
			err = fmt.Errorf("%s is missing, and the vocabulary of %d tokens does not have the usual one, %d", key,
				count, assumed)
		}
		if err != nil && tokenizer == gguf.WordPieces {
			return err
		}
	}
	// For these two, llama.cpp assumes no BOS at all, and asserts that there is one when a text is to begin with it.
	pre := h.Pairs["tokenizer.ggml.pre"].Text
	_, found := h.Pairs["tokenizer.ggml.bos_token_id"]
	if (pre == "glm4" || strings.HasPrefix(pre, "chatglm")) && !found &&
		h.Pairs["tokenizer.ggml.add_bos_token"].Number != 0 {
		return errors.New("tokenizer.ggml.add_bos_token is set, but tokenizer.ggml.bos_token_id is missing")
	}
	return nil
}
