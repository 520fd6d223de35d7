// Package build_class writes a class of characters.
package build_class

import (
	"fmt"
	"strings"

	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/grammar/schema/refuse_schema"
	"rkllmd/grammar/text/format_inside"
)

// BuildClass writes a class of characters, given as pairs of the first and the last one, as they stand in a JSON text.
//
// **Runs on:** any thread.
func BuildClass(pairs []rune, place string) string {
	var class strings.Builder
	var parts []string
	for i := 0; i < len(pairs); i += 2 {
		for _, gap := range [4][2]rune{{0x20, 0x21}, {0x23, 0x5B}, {0x5D, 0x7E}, {0x80, 0x10FFFF}} {
			first, last := max(pairs[i], gap[0]), min(pairs[i+1], gap[1])
			if first <= last {
				fmt.Fprintf(&class, `\U%08X-\U%08X`, first, last)
			}
		}
		for _, r := range "\"\\\b\f\n\r\t" {
			if pairs[i] <= r && r <= pairs[i+1] {
				parts = append(parts, format_inside.FormatInside(string(r)))
			}
		}
	}
	if class.Len() > 0 {
		parts = append(parts, "["+class.String()+"]")
	}
	if parts == nil {
		refuse_schema.RefuseSchema(place,
			"the pattern has a class of characters that no text of JSON can hold plainly")
	}
	return build_alternatives.BuildAlternatives(parts)
}
