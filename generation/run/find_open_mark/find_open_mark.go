// Package find_open_mark finds out whether an answer begins within thoughts.
package find_open_mark

import (
	"strings"

	"rkllmd/generation"
)

// FindOpenMark returns the mark that ends the model's thoughts where prompt, as a chat template wrote it, ends with the
// one that begins them, blanks behind it or not; "" where it does not.
//
// **Runs on:** any thread.
func FindOpenMark(prompt string) string {
	prompt = strings.TrimRight(prompt, " \t\r\n")
	for _, marks := range generation.ThinkingMarks {
		if strings.HasSuffix(prompt, marks[0]) {
			return marks[1]
		}
	}
	return ""
}
