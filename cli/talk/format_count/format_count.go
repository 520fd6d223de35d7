// Package format_count writes a number for people.
package format_count

import "strconv"

// FormatCount returns a count with a comma between thousands.
//
// **Runs on:** any thread.
func FormatCount(count int) string {
	text := strconv.Itoa(count)
	for place := len(text) - 3; place > 0; place -= 3 {
		text = text[:place] + "," + text[place:]
	}
	return text
}
