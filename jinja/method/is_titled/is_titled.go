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
		capital := unicode.IsUpper(r) || unicode.IsTitle(r)
		if capital && cased || unicode.IsLower(r) && !cased {
			return false
		}
		cased = capital || unicode.IsLower(r)
		found = found || cased
		i += size
	}
	return found
}
