// Package merge_values returns the values that two lists of enum allow.
package merge_values

import (
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/refuse_schema"
)

// MergeValues returns the values that two lists of enum allow.
//
// **Runs on:** any thread.
func MergeValues(a, b any, place string) any {
	first, _ := a.([]any)
	second, _ := b.([]any)
	var values []any
	for _, v := range first {
		for _, other := range second {
			if format_json.FormatJSON(v) == format_json.FormatJSON(other) {
				values = append(values, v)
			}
		}
	}
	if values == nil {
		refuse_schema.RefuseSchema(place, "no value stands in both lists of enum")
	}
	return values
}
