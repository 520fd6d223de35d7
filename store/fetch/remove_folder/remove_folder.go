// Package remove_folder removes the folder of a download.
package remove_folder

import (
	"os"
	"path/filepath"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/clear_folder"
)

// RemoveFolder removes a job's folder, and the folder of all downloads if this was the last one.
//
// **Runs on:** any thread that may wait. The caller has its lock (lock_folder).
func RemoveFolder(path string) {
	clear_folder.ClearFolder(path)
	os.Remove(filepath.Join(path, fetch.LockName)) // from now on others may have the folder
	os.Remove(path)
	os.Remove(filepath.Dir(path))
}
