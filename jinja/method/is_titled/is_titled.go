// Package is_titled tells whether each word of a text begins with a capital, and has no other.
package is_titled

import (
	"unicode"

	"rkllmd/jinja/text/read_character"
)

// IsTitled tells whether each word of a text begins with a capital, and has no other.
//
// **Runs on:** any thread.
func IsTitled(s string) bool {
	found, cased := false, false
	for i := 0; i < len(s); {
		r, size := read_character.ReadCharacter(s[i:])
		capital := unicode.In(r, unicode.Lu, unicode.Lt, unicode.Other_Uppercase)
		lower := unicode.In(r, unicode.Ll, unicode.Other_Lowercase)
		if capital && cased || lower && !cased {
			return false
		}
		cased = capital || lower
		found = found || cased
		i += size
	}
	return found
}
