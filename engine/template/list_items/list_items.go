// Package list_items is the filter items of chat templates.
package list_items

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine/template/list_pairs"
)

// ListItems is the filter items of chat templates: the pairs of a dictionary, in their order; none for what is
// undefined.
//
// **Runs on:** one thread at a time. It is the one that renders.
func ListItems(_ *exec.Evaluator, in *exec.Value, arguments *exec.VarArgs) *exec.Value {
	if in.IsError() {
		return in
	}
	pairs, err := list_pairs.ListPairs("items", in, arguments)
	if err != nil {
		return exec.AsValue(err)
	}
	return exec.AsValue(pairs)
}
