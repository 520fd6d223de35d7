// Package is_broken tells whether parts of a model are missing.
package is_broken

import (
	"rkllmd/store/choice"
	"rkllmd/store/source/split_name"
)

// IsBroken reports whether a model is split, and not all its parts are there.
//
// **Runs on:** any thread.
func IsBroken(group choice.Group) bool {
	if len(group.Files) == 0 {
		return true
	}
	_, _, parts := split_name.SplitName(group.Files[0].Path)
	return len(group.Files) != parts
}
