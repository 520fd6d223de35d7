// Package find_libraries looks for Rockchip's library where it usually lies.
package find_libraries

import (
	"os"
	"path/filepath"
	"slices"

	"rkllmd/rkllm/library"
)

// FindLibraries returns the paths of all files called librkllmrt.so in the folders of LD_LIBRARY_PATH and in the usual
// ones below root ("/" but in tests), by preference. A file that several paths lead to is listed once.
//
// **Runs on:** any thread.
func FindLibraries(root string) []string {
	var found []string
	var seen []os.FileInfo
	for _, folder := range slices.Concat(filepath.SplitList(os.Getenv("LD_LIBRARY_PATH")), library.Folders) {
		if !filepath.IsAbs(folder) {
			continue // an empty entry is the current folder, which is nobody's usual place
		}
		path := filepath.Join(root, folder, library.Name)
		info, err := os.Stat(path)
		if err != nil || !info.Mode().IsRegular() {
			continue
		}
		known := false
		for _, other := range seen {
			known = known || os.SameFile(info, other)
		}
		if !known {
			seen, found = append(seen, info), append(found, path)
		}
	}
	return found
}
