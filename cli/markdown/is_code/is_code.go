// Package is_code tells indented code from text.
package is_code

import "rkllmd/cli"

// IsCode reports whether a line that is indented by this many columns is code: four more than what it belongs to, the
// page or an item of a list, where no paragraph goes on.
//
// **Runs on:** any thread. Follows CommonMark 0.31, "Indented code blocks", outside of quotes.
func IsCode(s *cli.Screen, indent int) bool {
	if s.Paragraph || s.Indent != "" {
		return false
	}
	for i := len(s.Items) - 1; i >= 0; i-- {
		if s.Items[i] <= indent {
			return indent-s.Items[i] >= 4
		}
	}
	return indent >= 4
}
