// Package is_apart tells whether no value has a type that is written for a schema and fits another one.
package is_apart

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/is_overlapping"
	"rkllmd/grammar/schema/list_types"
	"rkllmd/grammar/schema/read_types"
)

// IsApart tells whether no value has a type that is written for schema a and fits schema b. The types that b's keywords
// are about do not count: values of others fit them too.
//
// **Runs on:** any thread.
func IsApart(a, b *grammar.Object, place string) bool {
	types := list_types.ListTypes(a, place)
	given, ok := b.Members["type"]
	return ok && types != nil && !is_overlapping.IsOverlapping(types, read_types.ReadTypes(given, place))
}
