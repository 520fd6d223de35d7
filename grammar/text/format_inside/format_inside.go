// Package format_inside writes what stands inside the quotes of a text of JSON, as a literal.
package format_inside

import (
	"rkllmd/grammar/rule/format_literal"
	"rkllmd/grammar/schema/format_json"
)

// FormatInside writes what stands inside the quotes of a text of JSON, as a literal of a grammar.
//
// **Runs on:** any thread.
func FormatInside(text string) string {
	quoted := format_json.FormatJSON(text)
	return format_literal.FormatLiteral(quoted[1 : len(quoted)-1])
}
