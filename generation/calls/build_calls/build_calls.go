// Package build_calls writes the grammar of forced calls.
package build_calls

import (
	"cmp"
	"strings"

	"rkllmd/generation"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/grammar/rule/format_literal"
	"rkllmd/grammar/schema/format_json"
)

// BuildCalls writes the expression (GBNF) of one or more calls as the models of format write them; rules are the rules
// of the arguments of functions. With one there is one call.
//
// **Runs on:** any thread.
func BuildCalls(format *generation.CallFormat, functions, rules []string, one bool) string {
	form := format.Forms[format.Forced]
	var calls []string
	for i, name := range functions {
		front, back := `{"name": `+format_json.FormatJSON(name)+`, "`+cmp.Or(form.Key, "arguments")+`": `, "}"
		if form.Shape == generation.ShapeNamed {
			front, back = name+form.Middle[0], ""
		}
		front, back = format_literal.FormatLiteral(form.Begin+front), format_literal.FormatLiteral(back+form.End)
		calls = append(calls, front+" "+rules[i]+" "+back)
	}
	call := "( " + build_alternatives.BuildAlternatives(calls) + " )"
	parts := []string{format_literal.FormatLiteral(form.Open), call}
	if !one && !format.Single {
		parts = append(parts, "( "+format_literal.FormatLiteral(form.Between)+" "+call+" )*")
	}
	return strings.Join(append(parts, format_literal.FormatLiteral(form.Close)), " ")
}
