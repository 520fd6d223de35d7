// Package is_final_sigma tells whether the sigma at a byte of a text ends a word.
package is_final_sigma

import (
	"rkllmd/jinja/text/is_case_ignorable"
	"rkllmd/jinja/text/is_cased"
	"rkllmd/jinja/text/read_character"
	"rkllmd/jinja/text/read_last_character"
)

// IsFinalSigma tells whether the sigma at a byte of a text ends a word.
//
// **Runs on:** any thread.
func IsFinalSigma(text string, at int) bool {
	before := false
	for rest := text[:at]; rest != ""; {
		r, size := read_last_character.ReadLastCharacter(rest)
		rest = rest[:len(rest)-size]
		if is_case_ignorable.IsCaseIgnorable(r) {
			continue
		}
		before = is_cased.IsCased(r)
		break
	}
	if !before {
		return false
	}
	for rest := text[at+len("Σ"):]; rest != ""; {
		r, size := read_character.ReadCharacter(rest)
		rest = rest[size:]
		if !is_case_ignorable.IsCaseIgnorable(r) {
			return !is_cased.IsCased(r)
		}
	}
	return true
}
