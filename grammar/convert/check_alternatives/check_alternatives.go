// Package check_alternatives refuses an alternative of oneOf that a value could fit beside another one.
package check_alternatives

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/is_disjoint"
	"rkllmd/grammar/schema/refuse_schema"
)

// CheckAlternatives refuses the last one of some alternatives of oneOf if a value could fit it and one before it. No
// value fits one that is nil.
//
// **Runs on:** one thread at a time.
func CheckAlternatives(w *grammar.Writer, list []*grammar.Object, place string) {
	last := len(list) - 1
	for i, other := range list[:last] {
		if other != nil && !is_disjoint.IsDisjoint(w, other, list[last], place) {
			refuse_schema.RefuseSchema(place, "of oneOf, a value could fit the alternatives %d and %d: let them "+
				"differ in type, which each must name, or in a required property with const, or write anyOf", i+1,
				last+1)
		}
	}
}
