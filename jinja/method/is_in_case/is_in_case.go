// Package is_in_case tells whether a text has characters with a case, and all of them that case.
package is_in_case

import (
	"unicode"

	"rkllmd/jinja/text/read_character"
)

// IsInCase tells whether a text has characters with a case, and all of them that case.
//
// **Runs on:** any thread.
func IsInCase(s, how string) bool {
	found := false
	for i := 0; i < len(s); {
		r, size := read_character.ReadCharacter(s[i:])
		lower := unicode.IsLower(r) || unicode.Is(unicode.Other_Lowercase, r)
		upper := unicode.IsUpper(r) || unicode.Is(unicode.Other_Uppercase, r)
		if unicode.IsTitle(r) || how == "lower" && upper || how == "upper" && lower {
			return false
		}
		found = found || lower || upper
		i += size
	}
	return found
}
