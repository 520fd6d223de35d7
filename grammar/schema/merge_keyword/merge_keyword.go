// Package merge_keyword returns what a keyword is that two schemas have.
package merge_keyword

import (
	"slices"

	"rkllmd/grammar/schema/choose_bound"
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/merge_inner"
	"rkllmd/grammar/schema/merge_types"
	"rkllmd/grammar/schema/merge_values"
	"rkllmd/grammar/schema/refuse_schema"
)

// MergeKeyword returns what a keyword is that two schemas have.
//
// **Runs on:** any thread.
func MergeKeyword(name string, a, b any, place string) any {
	x, y := format_json.FormatJSON(a), format_json.FormatJSON(b)
	if x == y {
		return a
	}
	switch name {
	case "type":
		return merge_types.MergeTypes(a, b, place)
	case "required":
		first, _ := a.([]any)
		second, _ := b.([]any)
		return append(slices.Clone(first), second...)
	case "enum":
		return merge_values.MergeValues(a, b, place)
	case "additionalProperties":
		return merge_inner.MergeInner(a, b)
	case "minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties":
		return choose_bound.ChooseBound(a, b, 1)
	case "maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties":
		return choose_bound.ChooseBound(a, b, -1)
	}
	refuse_schema.RefuseSchema(place, "two schemas that must both fit have different %s: %s and %s", name, x, y)
	return nil
}
