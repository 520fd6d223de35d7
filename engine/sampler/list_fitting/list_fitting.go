// Package list_fitting lists the tokens that fit a grammar.
package list_fitting

// #include <stdint.h>
// int32_t rkllmd_list_fitting(void *grammar, const int32_t *tokens, const int32_t *ends, int32_t count, int32_t roots,
//     int32_t most, uint8_t *fits);
import "C"

import (
	"errors"
	"math"
	"unsafe"

	"rkllmd/engine"
)

// ListFitting returns the tokens of tree, of size that the model has, that fit the grammar at the place where the
// answer is, ascending. A token is looked at only if the one above it in the tree fits: where few fit, few are looked
// at. whole is false, and the list empty, if they are more than most.
//
// **Runs on:** one thread at a time. It is the one that uses the constraint.
func ListFitting(held *engine.Constraint, tree *engine.TokenTree, size, most int) (fitting []int32, whole bool,
	err error) {
	if len(tree.Tokens) == 0 {
		return nil, true, nil
	}
	fits := make([]byte, size)
	switch C.rkllmd_list_fitting(held.Grammar.Ptr, (*C.int32_t)(unsafe.Pointer(&tree.Tokens[0])),
		(*C.int32_t)(unsafe.Pointer(&tree.Ends[0])), C.int32_t(len(tree.Tokens)), C.int32_t(tree.Roots),
		C.int32_t(min(most, math.MaxInt32)), (*C.uint8_t)(unsafe.Pointer(&fits[0]))) {
	case 1:
		return nil, false, errors.New("no memory was left to look for the tokens that fit the grammar")
	case 2:
		return nil, false, nil
	}
	for _, token := range held.Barred {
		fits[token] = 0
	}
	for token, fit := range fits {
		if fit != 0 {
			fitting = append(fitting, int32(token))
		}
	}
	return fitting, true, nil
}
