// Package build_body writes the values of a schema as an expression.
package build_body

import (
	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_choice"
	"rkllmd/grammar/convert/build_literals"
	"rkllmd/grammar/convert/build_type"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/grammar/rule/use_rule"
	"rkllmd/grammar/schema/check_keywords"
	"rkllmd/grammar/schema/get_list"
	"rkllmd/grammar/schema/list_types"
	"rkllmd/grammar/schema/list_values"
	"rkllmd/grammar/schema/merge_parts"
)

// BuildBody writes the values of a schema as an expression. What stands inside is written with value.
//
// **Runs on:** one thread at a time.
func BuildBody(w *grammar.Writer, s *grammar.Object, place string, value func(*grammar.Writer, any, string) string,
) string {
	s = merge_parts.MergeParts(w, s, place)
	check_keywords.CheckKeywords(s, place)
	if values, ok := list_values.ListValues(s, place); ok {
		return build_literals.BuildLiterals(s, values, place)
	}
	for _, name := range [2]string{"oneOf", "anyOf"} {
		if list := get_list.GetList(s, name, place); list != nil {
			return build_choice.BuildChoice(w, s, name, place, value)
		}
	}
	types := list_types.ListTypes(s, place)
	if types == nil {
		return use_rule.UseRule(w, "value")
	}
	var parts []string
	for _, t := range types {
		parts = append(parts, build_type.BuildType(w, s, t, place, value))
	}
	return build_alternatives.BuildAlternatives(parts)
}
