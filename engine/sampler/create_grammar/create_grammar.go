// Package create_grammar makes the constraint that holds an answer to a grammar.
package create_grammar

// #include <stdlib.h>
// void *rkllmd_create_grammar(const void *vocab, const char *source);
import "C"

import (
	"errors"
	"slices"
	"unsafe"

	"rkllmd/engine"
	_ "rkllmd/engine/llama/use_functions" // holds the addresses of llama.cpp's functions
	"rkllmd/engine/model/get_token_tree"
)

// CreateGrammar makes the constraint that holds an answer of model m to a grammar (GBNF), which parse_grammar has
// accepted or convert_schema has written. Of the special tokens only those named in marks fit: the answer would not
// show the text of others. Free its Grammar with free_sampler.
//
// **Runs on:** any thread.
func CreateGrammar(m *engine.Model, source string, marks []string) (*engine.Constraint, error) {
	text := C.CString(source)
	defer C.free(unsafe.Pointer(text))
	ptr := C.rkllmd_create_grammar(m.Vocab, text)
	if ptr == nil {
		return nil, errors.New("llama.cpp cannot use the grammar of the answer")
	}
	held := &engine.Constraint{Grammar: &engine.Sampler{Ptr: ptr}, Tree: get_token_tree.GetTokenTree(m)}
	for name, tokens := range held.Tree.Specials {
		if !slices.Contains(marks, name) {
			held.Barred = append(held.Barred, tokens...)
		}
	}
	slices.Sort(held.Barred)
	return held, nil
}
