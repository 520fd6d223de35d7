// Package list_marks lists the special tokens that an answer shows.
package list_marks

import (
	"slices"

	"rkllmd/generation"
)

// ListMarks returns the names of the special tokens that an answer shows: the marks of thinking, and those of calls, if
// calls are looked for.
//
// **Runs on:** any thread.
func ListMarks(calls *generation.CallState) []string {
	var marks []string
	for _, pair := range generation.ThinkingMarks {
		marks = append(marks, pair[:]...)
	}
	if calls != nil {
		marks = slices.Concat(marks, calls.Format.Marks)
	}
	return marks
}
