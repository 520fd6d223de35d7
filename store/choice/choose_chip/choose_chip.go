// Package choose_chip finds what was made for a chip.
package choose_chip

import (
	"fmt"
	"slices"
	"strings"

	"rkllmd/store/choice"
	"rkllmd/store/choice/format_groups"
)

// ChooseChip returns the one of groups, models for NPUs, that was made for chip, by its name, or where it names none by
// that of the repository. Of several it is one of 8 bits without groups, which each version of the library runs fast,
// else the first.
//
// **Runs on:** any thread.
func ChooseChip(groups []choice.Group, repo, chip string) (choice.Choice, bool) {
	var fitting []choice.Group
	for _, group := range groups {
		named := choice.Chip.FindString(group.Files[0].Path)
		if named == "" {
			named = choice.Chip.FindString(repo)
		}
		if strings.EqualFold(named, chip) || named == "" {
			fitting = append(fitting, group)
		}
	}
	if len(fitting) == 0 {
		return choice.Choice{}, false
	}
	best := fitting[0]
	for _, group := range slices.Backward(fitting) {
		name := strings.ToLower(group.Name)
		if strings.Contains(name, "w8a8") && !strings.Contains(name, "w8a8_g") {
			best = group
		}
	}
	reason := "it was made for the " + chip + " of this board"
	if len(fitting) > 1 {
		reason += fmt.Sprintf("; %d others were too: %s", len(fitting)-1, format_groups.FormatGroups(fitting))
	}
	return choice.Choice{Group: best, Reason: reason}, true
}
