// Package llama_fitting asks llama.cpp which tokens fit a grammar.
package llama_fitting

// #include <stdbool.h>
// #include <stdint.h>
// #include <stdlib.h>
// bool rkllmd_llama_fitting(const void *vocab, const char *source, const int32_t *answer, int32_t count, uint8_t *fits,
//     int32_t size);
import "C"

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	_ "rkllmd/engine/context/create_context" // links llama.cpp
)

// LlamaFitting returns the tokens of m that llama.cpp's own sampler allows within a grammar behind an answer.
func LlamaFitting(t testing.TB, m *engine.Model, source string, answer []int32) (fitting []int32) {
	t.Helper()
	text := C.CString(source)
	defer C.free(unsafe.Pointer(text))
	fits := make([]byte, m.VocabSize)
	require.True(t, bool(C.rkllmd_llama_fitting(m.Vocab, text, (*C.int32_t)(unsafe.Pointer(unsafe.SliceData(answer))),
		C.int32_t(len(answer)), (*C.uint8_t)(unsafe.Pointer(&fits[0])), C.int32_t(len(fits)))), source)
	for token, fit := range fits {
		if fit != 0 {
			fitting = append(fitting, int32(token))
		}
	}
	return fitting
}
