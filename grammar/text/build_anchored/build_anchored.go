// Package build_anchored writes one alternative of a pattern.
package build_anchored

import (
	"regexp/syntax"
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/rule/use_rule"
	"rkllmd/grammar/text/build_expression"
)

// BuildAnchored writes one alternative of a pattern, with any text in front of it and behind it where it has no anchor.
//
// **Runs on:** one thread at a time.
func BuildAnchored(w *grammar.Writer, tree *syntax.Regexp, place string) string {
	parts := []*syntax.Regexp{tree}
	if tree.Op == syntax.OpConcat {
		parts = tree.Sub
	}
	use_rule.UseRule(w, "plain")
	front, back := "plain* ", " plain*"
	if len(parts) > 0 && parts[0].Op == syntax.OpBeginText {
		front, parts = "", parts[1:]
	}
	if len(parts) > 0 && parts[len(parts)-1].Op == syntax.OpEndText {
		back, parts = "", parts[:len(parts)-1]
	}
	texts := []string{}
	for _, part := range parts {
		texts = append(texts, build_expression.BuildExpression(w, part, place))
	}
	if len(texts) == 0 {
		texts = append(texts, `""`)
	}
	return front + strings.Join(texts, " ") + back
}
