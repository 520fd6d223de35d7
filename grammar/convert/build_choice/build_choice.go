// Package build_choice writes the values of anyOf or oneOf.
package build_choice

import (
	"strconv"

	"rkllmd/grammar"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/grammar/schema/copy_object"
	"rkllmd/grammar/schema/get_list"
	"rkllmd/grammar/schema/is_disjoint"
	"rkllmd/grammar/schema/is_impossible"
	"rkllmd/grammar/schema/list_narrowing"
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
	var parts []string
	for i, alternative := range list {
		if is_impossible.IsImpossible(alternative) {
			continue
		}
		for j := range i {
			if name == "oneOf" && !is_disjoint.IsDisjoint(w, list[j], alternative, place) {
				refuse_schema.RefuseSchema(place,
					"of oneOf, a value could fit the alternatives %d and %d: let them differ in "+
						"type, or in a required property with const, or write anyOf", j+1, i+1)
			}
		}
		if len(list_narrowing.ListNarrowing(base)) > 0 {
			alternative = &grammar.Object{Names: []string{"allOf"}, Members: map[string]any{"allOf": []any{base,
				alternative}}}
		}
		parts = append(parts, value(w, alternative, place+"/"+name+"/"+strconv.Itoa(i)))
	}
	if parts == nil {
		refuse_schema.RefuseSchema(place, "no alternative of %s can be written", name)
	}
	return build_alternatives.BuildAlternatives(parts)
}
