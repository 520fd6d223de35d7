// Package build_pattern writes a text of a pattern.
package build_pattern

import (
	"regexp/syntax"

	"rkllmd/grammar"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/refuse_schema"
	"rkllmd/grammar/text/build_anchored"
)

// BuildPattern writes a text of a pattern. A pattern without ^ and $ may stand anywhere in the text.
//
// **Runs on:** one thread at a time.
func BuildPattern(w *grammar.Writer, v any, place string) string {
	pattern, ok := v.(string)
	if !ok {
		refuse_schema.RefuseSchema(place, "pattern is %s: it must be a text", format_json.FormatJSON(v))
	}
	tree, err := syntax.Parse(pattern, syntax.Perl)
	if err != nil {
		refuse_schema.RefuseSchema(place, "the pattern %q cannot be kept to: %v", pattern, err)
	}
	for tree.Op == syntax.OpCapture {
		tree = tree.Sub[0]
	}
	alternatives := []*syntax.Regexp{tree}
	if tree.Op == syntax.OpAlternate {
		alternatives = tree.Sub
	}
	var parts []string
	for _, alternative := range alternatives {
		parts = append(parts, build_anchored.BuildAnchored(w, alternative, place))
	}
	return `"\"" ` + build_alternatives.BuildAlternatives(parts) + ` "\""`
}
