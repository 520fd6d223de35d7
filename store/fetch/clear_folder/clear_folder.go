// Package clear_folder throws away what has come.
package clear_folder

import (
	"os"
	"path/filepath"

	"rkllmd/store/fetch"
)

// ClearFolder removes what is in a job's folder: what has come, and what whoever was killed was about to write. The
// lock stays.
//
// **Runs on:** any thread that may wait.
func ClearFolder(path string) {
	os.Remove(filepath.Join(path, fetch.PlanName)) // first: it vouches for the others
	files, _ := os.ReadDir(path)
	for _, file := range files {
		if file.Name() != fetch.LockName {
			os.Remove(filepath.Join(path, file.Name()))
		}
	}
}
