// Package is_disjoint tells whether no value fits two schemas.
package is_disjoint

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/is_apart"
	"rkllmd/grammar/schema/is_shared"
	"rkllmd/grammar/schema/list_types"
	"rkllmd/grammar/schema/list_values"
	"rkllmd/grammar/schema/merge_parts"
	"rkllmd/grammar/schema/read_required"
)

// IsDisjoint tells whether no value that is written for one of two schemas fits the other, as far as that is plain:
// their types or values differ, or a property that both require does.
//
// **Runs on:** any thread.
func IsDisjoint(w *grammar.Writer, a, b any, place string) bool {
	if w.Depth++; w.Depth > grammar.MaxNesting {
		w.Depth--
		return false
	}
	defer func() { w.Depth-- }()
	x, y := merge_parts.MergeParts(w, a, place), merge_parts.MergeParts(w, b, place)
	first, ok := list_values.ListValues(x, place)
	second, both := list_values.ListValues(y, place)
	if ok && both {
		return !is_shared.IsShared(first, second)
	}
	if is_apart.IsApart(x, y, place) && is_apart.IsApart(y, x, place) {
		return true
	}
	types := slices.Concat(list_types.ListTypes(x, place), list_types.ListTypes(y, place))
	if !slices.Equal(types, []string{"object", "object"}) {
		return false
	}
	p, _ := x.Members["properties"].(*grammar.Object)
	q, _ := y.Members["properties"].(*grammar.Object)
	required := read_required.ReadRequired(y, place)
	for _, name := range read_required.ReadRequired(x, place) {
		if p == nil || q == nil || p.Members[name] == nil || q.Members[name] == nil || !slices.Contains(required,
			name) {
			continue
		}
		if IsDisjoint(w, p.Members[name], q.Members[name], place) {
			return true
		}
	}
	return false
}
