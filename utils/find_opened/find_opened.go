// Package find_opened finds the file that was checked under a path.
package find_opened

import "rkllmd/utils"

// FindOpened returns the name by which this process reaches what was checked under path and is held open since
// (utils.Opened), whatever path leads to by now; path itself, and no, where nothing is held. The name ends behind a
// symbolic link of /proc: who opens it must not follow any other (O_NOFOLLOW), who replaces it must not resolve it.
//
// **Runs on:** any thread.
func FindOpened(path string) (name string, held bool) {
	if name, held := utils.Opened.Load(path); held {
		return name.(string), true
	}
	return path, false
}
