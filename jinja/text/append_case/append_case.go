// Package append_case writes a character of a text in another case.
package append_case

import (
	"unicode"

	"rkllmd/jinja"
	"rkllmd/jinja/text/append_character"
	"rkllmd/jinja/text/append_folded"
	"rkllmd/jinja/text/is_final_sigma"
)

// AppendCase writes a character of a text in another case: upper, lower, title, capitalize or casefold.
//
// **Runs on:** any thread.
func AppendCase(b []byte, r rune, how, text string, at int) []byte {
	if how == "title" || how == "capitalize" {
		if special, ok := jinja.TitleCases[r]; ok {
			return append(b, special...)
		}
	}
	switch how {
	case "lower":
		if r == 'Σ' && is_final_sigma.IsFinalSigma(text, at) {
			return append(b, "ς"...)
		}
		if r == 'İ' {
			return append(b, "i̇"...)
		}
		return append_character.AppendCharacter(b, unicode.ToLower(r))
	case "upper":
		if special, ok := jinja.UpperCases[r]; ok {
			return append(b, special...)
		}
		return append_character.AppendCharacter(b, unicode.ToUpper(r))
	case "casefold":
		return append_folded.AppendFolded(b, r)
	}
	return append_character.AppendCharacter(b, unicode.ToTitle(r))
}
