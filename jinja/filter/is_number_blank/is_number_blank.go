// Package is_number_blank tells whether a character may stand around a number.
package is_number_blank

import "rkllmd/jinja/text/is_blank"

// IsNumberBlank tells whether a character may stand around a number: a blank, but no separator of ASCII.
//
// **Runs on:** any thread.
func IsNumberBlank(r rune) bool {
	return is_blank.IsBlank(r) && (r < 0x1C || r > 0x1F)
}
