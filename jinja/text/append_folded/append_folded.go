// Package append_folded writes a character so that its cases become equal.
package append_folded

import (
	"unicode"

	"rkllmd/jinja"
	"rkllmd/jinja/text/append_character"
)

// AppendFolded writes a character so that its cases become equal.
//
// **Runs on:** any thread.
func AppendFolded(b []byte, r rune) []byte {
	if special, ok := jinja.UpperCases[r]; ok {
		for _, u := range special {
			b = append_character.AppendCharacter(b, unicode.ToLower(u))
		}
		return b
	}
	if r == 'ς' {
		return append(b, "σ"...)
	}
	if r == 'İ' {
		return append(b, "i̇"...)
	}
	return append_character.AppendCharacter(b, unicode.ToLower(r))
}
