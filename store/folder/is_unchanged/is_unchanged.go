// Package is_unchanged tells whether a model is still what it was.
package is_unchanged

import (
	"os"

	"rkllmd/store"
)

// IsUnchanged reports whether the files of model are there, of the same size, and the one that is loaded of the same
// time.
//
// **Runs on:** any thread that may wait.
func IsUnchanged(model store.Model) bool {
	for _, file := range model.Files {
		info, err := os.Stat(file.Path)
		if err != nil || info.Size() != file.Size {
			return false
		}
		if file.Path == model.Path && !info.ModTime().Equal(model.Modified) {
			return false
		}
	}
	return true
}
