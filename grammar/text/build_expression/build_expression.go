// Package build_expression writes a part of a pattern.
package build_expression

import (
	"regexp/syntax"
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/rule/add_rule"
	"rkllmd/grammar/rule/build_repetition"
	"rkllmd/grammar/rule/use_rule"
	"rkllmd/grammar/schema/refuse_schema"
	"rkllmd/grammar/text/build_class"
	"rkllmd/grammar/text/format_inside"
	"rkllmd/grammar/text/read_repetition"
)

// BuildExpression writes a part of a pattern.
//
// **Runs on:** one thread at a time.
func BuildExpression(w *grammar.Writer, tree *syntax.Regexp, place string) string {
	var parts []string
	for _, part := range tree.Sub {
		parts = append(parts, BuildExpression(w, part, place))
	}
	folded := tree.Flags&syntax.FoldCase != 0 && tree.Op == syntax.OpLiteral
	switch {
	case tree.Op == syntax.OpEmptyMatch:
		return `""`
	case tree.Op == syntax.OpLiteral && !folded:
		return format_inside.FormatInside(string(tree.Rune))
	case tree.Op == syntax.OpCharClass && len(tree.Rune) > 0:
		return build_class.BuildClass(tree.Rune, place)
	case tree.Op == syntax.OpAnyChar || tree.Op == syntax.OpAnyCharNotNL:
		return use_rule.UseRule(w, "plain")
	case tree.Op == syntax.OpConcat:
		return "( " + strings.Join(parts, " ") + " )"
	case tree.Op == syntax.OpAlternate:
		return "( " + strings.Join(parts, " | ") + " )"
	case tree.Op == syntax.OpCapture:
		return "( " + parts[0] + " )"
	}
	least, most, ok := read_repetition.ReadRepetition(tree)
	if !ok {
		refuse_schema.RefuseSchema(place, "the part %q of the pattern cannot be kept to", tree.String())
	}
	return build_repetition.BuildRepetition(w, add_rule.AddRule(w, "part", parts[0]), least, most)
}
