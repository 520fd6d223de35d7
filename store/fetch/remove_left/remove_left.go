// Package remove_left removes what a download has left.
package remove_left

import (
	"os"

	"rkllmd/store/fetch/lock_folder"
	"rkllmd/store/fetch/remove_folder"
)

// RemoveLeft removes the folder of a job whose file has its name, unless somebody has the folder's lock: whoever gave
// the file its name may have been killed before the folder was removed.
//
// **Runs on:** any thread that may wait.
func RemoveLeft(path string) {
	if _, err := os.Stat(path); err != nil {
		return
	}
	if lock, err := lock_folder.LockFolder(path); err == nil {
		remove_folder.RemoveFolder(path)
		lock.Close()
	}
}
