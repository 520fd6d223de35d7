// Package remove_blanks returns a text without the blanks around a number.
package remove_blanks

import (
	"strings"

	"rkllmd/jinja/filter/is_number_blank"
)

// RemoveBlanks returns a text without the blanks around a number.
//
// **Runs on:** any thread.
func RemoveBlanks(s string) string {
	return strings.TrimFunc(s, is_number_blank.IsNumberBlank)
}
