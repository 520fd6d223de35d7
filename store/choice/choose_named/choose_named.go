// Package choose_named finds what was asked for.
package choose_named

import (
	"cmp"
	"fmt"

	"rkllmd/store"
	"rkllmd/store/choice"
	"rkllmd/store/choice/format_groups"
	"rkllmd/store/choice/is_named"
	"rkllmd/store/source"
	"rkllmd/store/source/format_source"
	"rkllmd/store/source/name_role"
)

// ChooseNamed returns the one of groups that wanted names, by a file of it, its quantisation, or a part of the name of
// a *.rkllm.
//
// **Runs on:** any thread. Errors say which there are.
func ChooseNamed(groups []choice.Group, wanted source.Source) (choice.Choice, error) {
	var found []choice.Group
	for _, group := range groups {
		if is_named.IsNamed(group, wanted) {
			found = append(found, group)
		}
	}
	what := cmp.Or(wanted.File, wanted.Quant)
	switch {
	case len(found) == 1:
		return choice.Choice{Group: found[0], Reason: "it was asked for"}, nil
	case name_role.NameRole(wanted.File) != store.RoleNone && name_role.NameRole(wanted.File) != store.RoleModel:
		return choice.Choice{},
			fmt.Errorf("%s is no model by itself, but an %s: pull the model that it is for, and put "+
				"it beside that one's file", wanted.File, name_role.NameRole(wanted.File))
	case len(found) == 0:
		return choice.Choice{}, fmt.Errorf("%s has no model %q; there are %s", format_source.FormatSource(wanted), what,
			format_groups.FormatGroups(groups))
	default:
		return choice.Choice{}, fmt.Errorf("%s has %d models of %q: name the file; there are %s",
			format_source.FormatSource(wanted), len(found), what, format_groups.FormatGroups(found))
	}
}
