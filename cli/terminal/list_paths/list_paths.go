// Package list_paths lists files by the beginning of their names.
package list_paths

import (
	"os"
	"path/filepath"
	"strings"

	"rkllmd/cli/terminal/is_blank"
)

// ListPaths returns the files and folders whose paths begin with begun, in which ~/ is the home folder; folders end
// with a slash. Hidden ones are left out unless begun names their dot, and so are names with blanks or control
// characters, which end a path in a chat.
//
// **Runs on:** any thread.
func ListPaths(begun string) (paths []string) {
	folder, name := filepath.Split(begun)
	place := folder
	if rest, home := strings.CutPrefix(folder, "~/"); home {
		place = filepath.Join(os.Getenv("HOME"), rest)
	}
	if place == "" {
		place = "."
	}
	entries, _ := os.ReadDir(place) // a folder that cannot be read has none
	for _, entry := range entries {
		hidden := strings.HasPrefix(entry.Name(), ".") && !strings.HasPrefix(name, ".")
		if hidden || !strings.HasPrefix(entry.Name(), name) || strings.ContainsFunc(entry.Name(), is_blank.IsBlank) {
			continue
		}
		path := folder + entry.Name()
		if info, err := os.Stat(filepath.Join(place, entry.Name())); err == nil && info.IsDir() {
			path += "/"
		}
		paths = append(paths, path)
	}
	return paths
}
