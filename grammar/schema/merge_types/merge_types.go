// Package merge_types returns the types that two schemas allow.
package merge_types

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/is_type"
	"rkllmd/grammar/schema/read_types"
	"rkllmd/grammar/schema/refuse_schema"
)

// MergeTypes returns the types that two schemas allow.
//
// **Runs on:** any thread.
func MergeTypes(a, b any, place string) any {
	first, second := read_types.ReadTypes(a, place), read_types.ReadTypes(b, place)
	var types []any
	for _, t := range grammar.Types {
		narrow := slices.Contains(first, t) || slices.Contains(second, t)
		if narrow && is_type.IsType(t, first) && is_type.IsType(t, second) {
			types = append(types, t)
		}
	}
	if types == nil {
		refuse_schema.RefuseSchema(place, "no value fits both types %s and %s", format_json.FormatJSON(a),
			format_json.FormatJSON(b))
	}
	return types
}
