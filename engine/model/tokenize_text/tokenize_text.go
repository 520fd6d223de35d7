// Package tokenize_text turns text into tokens.
package tokenize_text

// #include <stdbool.h>
// #include <stdint.h>
// int32_t rkllmd_tokenize_text(void *vocab, char *text, int32_t length, int32_t *tokens, int32_t room,
//     bool add_special, bool parse_special);
import "C"

import (
	"fmt"
	"math"
	"slices"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/model/split_long_runs"
)

// TokenizeText turns text into the model's tokens. addSpecial puts BOS and EOS around them where the model wants them;
// parseSpecial lets the names of special tokens in the text ("<|im_start|>") stand for those tokens: never for text
// that comes from elsewhere. Bytes that are not UTF-8 become other tokens, as the tokenizer has it, never an error.
//
// **Runs on:** any thread that may wait. It takes about a microsecond a byte.
func TokenizeText(m *engine.Model, text string, addSpecial, parseSpecial bool) ([]int32, error) {
	if len(text) > math.MaxInt32/2 {
		return nil, fmt.Errorf("a text of %d bytes cannot be tokenized; the limit is %d", len(text), math.MaxInt32/2)
	}
	pieces := []string{text}
	if m.BytePairs {
		pieces = split_long_runs.SplitLongRuns(text, m.Facts.Specials)
	}
	var tokens []int32
	cut := len(pieces) > 1
	if cut && addSpecial && m.AddBOS {
		tokens = append(tokens, m.BOS)
	}
	for _, piece := range pieces {
		room := len(piece)/2 + 16
		for {
			tokens = slices.Grow(tokens, room)
			free := tokens[len(tokens):cap(tokens)]
			n := C.rkllmd_tokenize_text(m.Vocab, (*C.char)(unsafe.Pointer(unsafe.StringData(piece))),
				C.int32_t(len(piece)),
				(*C.int32_t)(unsafe.Pointer(unsafe.SliceData(free))), C.int32_t(len(free)), C.bool(addSpecial && !cut),
				C.bool(parseSpecial))
			if n == math.MinInt32 {
				return nil, fmt.Errorf("a text of %d bytes has more tokens than can be counted", len(text))
			}
			if n >= 0 {
				tokens = tokens[:len(tokens)+int(n)]
				break
			}
			room = int(-n)
		}
	}
	if cut && addSpecial && m.AddEOS {
		tokens = append(tokens, m.EOS)
	}
	return tokens, nil
}
