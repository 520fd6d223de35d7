// Package is_case_ignorable tells whether a character does not count when a word's end is looked for.
package is_case_ignorable

import "unicode"

// IsCaseIgnorable tells whether a character does not count when a word's end is looked for.
//
// **Runs on:** any thread.
func IsCaseIgnorable(r rune) bool {
	return r == '\'' || r == '.' || r == ':' || r == '^' || r == '`' || r == '·' || r == '’' ||
		unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf, unicode.Lm, unicode.Sk)
}
