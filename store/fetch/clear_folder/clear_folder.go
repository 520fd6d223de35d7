// Package clear_folder throws away what has come.
package clear_folder

import (
	"os"
	"path/filepath"

	"rkllmd/store/fetch"
)

// ClearFolder removes what has come from a job's folder. The lock stays.
//
// **Runs on:** any thread that may wait.
func ClearFolder(path string) {
	for _, name := range []string{fetch.PlanName, fetch.MarkName,
		fetch.DataName} { // the plan first: it vouches for them
		os.Remove(filepath.Join(path, name))
	}
}
