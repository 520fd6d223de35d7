// Package detokenize_token turns a token into text.
package detokenize_token

// #include <stdbool.h>
// #include <stdint.h>
// int32_t rkllmd_detokenize_token(void *vocab, int32_t token, char *text, int32_t room, bool special);
import "C"

import (
	"unsafe"

	"rkllmd/engine"
)

// DetokenizeToken returns the bytes that token stands for. They need not be whole characters. Special tokens give their
// name with special, and nothing without. A token that is not in the vocabulary gives nothing.
//
// **Runs on:** any thread.
func DetokenizeToken(m *engine.Model, token int32, special bool) []byte {
	if token < 0 || int(token) >= m.VocabSize {
		return nil
	}
	piece := make([]byte, 32)
	for {
		n := C.rkllmd_detokenize_token(m.Vocab, C.int32_t(token), (*C.char)(unsafe.Pointer(&piece[0])),
			C.int32_t(len(piece)), C.bool(special))
		if n >= 0 {
			return piece[:n]
		}
		piece = make([]byte, -n)
	}
}
