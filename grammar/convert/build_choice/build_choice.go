// Package build_choice writes the values of anyOf or oneOf.
package build_choice

import (
	"strconv"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/check_alternatives"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/grammar/schema/copy_object"
	"rkllmd/grammar/schema/get_list"
	"rkllmd/grammar/schema/is_impossible"
	"rkllmd/grammar/schema/list_narrowing"
	"rkllmd/grammar/schema/merge_parts"
	"rkllmd/grammar/schema/refuse_schema"
)

// BuildChoice writes the values of anyOf or oneOf: each alternative with what stands beside the keyword. Of oneOf,
// alternatives that a value could fit two of are refused.
//
// **Runs on:** one thread at a time.
func BuildChoice(w *grammar.Writer, s *grammar.Object, name, place string,
	value func(*grammar.Writer, any, string) string,
) string {
	base := copy_object.CopyObject(s, name)
	list := get_list.GetList(s, name, place)
	whole := make([]*grammar.Object, len(list)) // of oneOf, with what stands beside it; nil: no value fits
	var parts []string
	for i, alternative := range list {
		if is_impossible.IsImpossible(alternative) {
			continue
		}
		if len(list_narrowing.ListNarrowing(base)) > 0 {
			alternative = &grammar.Object{Names: []string{"allOf"}, Members: map[string]any{"allOf": []any{base,
				alternative}}}
		}
		if name == "oneOf" {
			whole[i] = merge_parts.MergeParts(w, alternative, place)
			check_alternatives.CheckAlternatives(w, whole[:i+1], place)
		}
		parts = append(parts, value(w, alternative, place+"/"+name+"/"+strconv.Itoa(i)))
	}
	if parts == nil {
		refuse_schema.RefuseSchema(place, "no alternative of %s can be written", name)
	}
	return build_alternatives.BuildAlternatives(parts)
}
