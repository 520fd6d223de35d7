// Package choose_projector decides for a projector.
package choose_projector

import (
	"strings"

	"rkllmd/store"
	"rkllmd/store/remote"
	"rkllmd/store/source/name_role"
)

// ChooseProjector returns the projector of images in files, of 16 bits where there are several; none: there is none.
//
// **Runs on:** any thread.
func ChooseProjector(files []remote.File) (found []remote.File) {
	for _, file := range files {
		if name_role.NameRole(file.Path) != store.RoleProjector {
			continue
		}
		name := strings.ToUpper(file.Path)
		if len(found) == 0 || strings.Contains(name, "F16") && !strings.Contains(name, "BF16") {
			found = []remote.File{file}
		}
	}
	return found
}
