// Package list_fitting lists the tokens that fit a grammar.
package list_fitting

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_list_fitting(void *grammar, const int32_t *tokens, const int32_t *ends, int32_t count, int32_t roots,
//     uint8_t *fits);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/engine"
)

// ListFitting returns the tokens, of size, that fit the grammar at the place where the answer is, ascending. A token is
// looked at only if the one above it in the tree fits: where few fit, few are looked at.
//
// **Runs on:** one thread at a time. It is the one that uses the constraint.
func ListFitting(held *engine.Constraint, size int) ([]int32, error) {
	tree := held.Tree
	if len(tree.Tokens) == 0 {
		return nil, nil
	}
	fits := make([]byte, size)
	if !C.rkllmd_list_fitting(held.Grammar.Ptr, (*C.int32_t)(unsafe.Pointer(&tree.Tokens[0])),
		(*C.int32_t)(unsafe.Pointer(&tree.Ends[0])), C.int32_t(len(tree.Tokens)), C.int32_t(tree.Roots),
		(*C.uint8_t)(unsafe.Pointer(&fits[0]))) {
		return nil, errors.New("no memory was left to look for the tokens that fit the grammar")
	}
	for _, token := range held.Barred {
		fits[token] = 0
	}
	var fitting []int32
	for token, fit := range fits {
		if fit != 0 {
			fitting = append(fitting, int32(token))
		}
	}
	return fitting, nil
}
