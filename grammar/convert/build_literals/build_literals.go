// Package build_literals writes the values of enum and const.
package build_literals

import (
	"rkllmd/grammar"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/grammar/rule/format_literal"
	"rkllmd/grammar/schema/list_narrowing"
	"rkllmd/grammar/schema/refuse_schema"
)

// BuildLiterals writes the values of enum and const. Keywords that would choose among them are refused.
//
// **Runs on:** any thread.
func BuildLiterals(s *grammar.Object, values []string, place string) string {
	others := list_narrowing.ListNarrowing(s, "enum", "const", "type")
	if len(others) > 0 {
		refuse_schema.RefuseSchema(place, "the values are listed already: %s cannot stand beside enum or const",
			others[0])
	}
	if values == nil {
		refuse_schema.RefuseSchema(place, "none of the values that are listed fits the others or the type")
	}
	var parts []string
	for _, v := range values {
		parts = append(parts, format_literal.FormatLiteral(v))
	}
	return build_alternatives.BuildAlternatives(parts)
}
