// Package format_groups lists models for people.
package format_groups

import (
	"fmt"
	"strings"

	"rkllmd/store/choice"
	"rkllmd/store/format_size"
)

// FormatGroups returns the first files of groups with their sizes, with commas between them.
//
// **Runs on:** any thread.
func FormatGroups(groups []choice.Group) string {
	words := []string{}
	for _, group := range groups[:min(len(groups), choice.MostListed)] {
		words = append(words, group.Files[0].Path+" ("+format_size.FormatSize(group.Size)+")")
	}
	if len(groups) > choice.MostListed {
		words = append(words, fmt.Sprintf("and %d others", len(groups)-choice.MostListed))
	}
	return strings.Join(words, ", ")
}
