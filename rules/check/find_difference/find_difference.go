// Package find_difference compares two texts.
package find_difference

import "strings"

// FindDifference returns the number of the first line in which two texts differ, from 1, or 0 where they are the same.
//
// **Runs on:** any thread.
func FindDifference(a, b string) int {
	if a == b {
		return 0
	}
	have, want := strings.Split(a, "\n"), strings.Split(b, "\n")
	line := 0
	for line < len(have) && line < len(want) && have[line] == want[line] {
		line++
	}
	return line + 1
}
