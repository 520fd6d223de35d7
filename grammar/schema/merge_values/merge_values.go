// Package merge_values returns the values that two lists of enum allow.
package merge_values

import (
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/refuse_schema"
)

// MergeValues returns the values that two lists of enum allow, each once.
//
// **Runs on:** any thread.
func MergeValues(a, b any, place string) any {
	first, _ := a.([]any)
	second, _ := b.([]any)
	allowed := make(map[string]bool, len(second))
	for _, v := range second {
		allowed[format_json.FormatJSON(v)] = true
	}
	var values []any
	for _, v := range first {
		text := format_json.FormatJSON(v)
		if allowed[text] {
			values = append(values, v)
			delete(allowed, text)
		}
	}
	if values == nil {
		refuse_schema.RefuseSchema(place, "no value stands in both lists of enum")
	}
	return values
}
