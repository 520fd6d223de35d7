// Package create_grammar makes the sampler that holds an answer to a grammar.
package create_grammar

// #include <stdlib.h>
// void *rkllmd_create_grammar(const void *vocab, const char *source);
import "C"

import (
	"errors"
	"unsafe"

	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml

	"rkllmd/engine"
)

// CreateGrammar makes the sampler that holds an answer of model m to a grammar (GBNF), which parse_grammar has
// accepted or convert_schema has written. It allows tokens for sample_within. Free it with free_sampler.
//
// **Runs on:** any thread.
func CreateGrammar(m *engine.Model, source string) (*engine.Sampler, error) {
	text := C.CString(source)
	defer C.free(unsafe.Pointer(text))
	ptr := C.rkllmd_create_grammar(m.Vocab, text)
	if ptr == nil {
		return nil, errors.New("llama.cpp cannot use the grammar of the answer")
	}
	return &engine.Sampler{Ptr: ptr}, nil
}
