// Package format_callers writes who calls a function.
package format_callers

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"rkllmd/rules"
)

// FormatCallers writes the callers of a function for INDEX.md: their names, or beyond rules.MaxCallers how many there
// are and in which areas and rooms; "tests" for a function that only tests call.
//
// **Runs on:** any thread.
func FormatCallers(callers []string) string {
	if len(callers) == 0 {
		return "tests"
	}
	if len(callers) <= rules.MaxCallers {
		return strings.Join(callers, ", ")
	}
	var folders []string
	for _, caller := range callers {
		folder := path.Dir(caller)
		if folder == "." {
			folder = caller // main.go
		}
		folders = append(folders, folder)
	}
	slices.Sort(folders)
	return fmt.Sprintf("%d functions of %s", len(callers), strings.Join(slices.Compact(folders), ", "))
}
