// Package clean_rune takes from text what would steer a terminal.
package clean_rune

import "unicode"

// CleanRune returns a character of a text that comes from elsewhere as a terminal may have it: control characters, but
// for newlines and tabs, become U+FFFD. It is for strings.Map.
//
// **Runs on:** any thread.
func CleanRune(r rune) rune {
	if unicode.IsControl(r) && r != '\n' && r != '\t' {
		return unicode.ReplacementChar
	}
	return r
}
