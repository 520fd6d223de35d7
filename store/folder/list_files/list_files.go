// Package list_files lists the files of folders.
package list_files

import (
	"os"
	"path/filepath"
	"strings"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/source/name_role"
)

// ListFiles returns the folder at root and those below it, as deep as that, each with those of its files that belong to
// models, by name; folders without any are left out. Links to files are followed, links to folders are not. What cannot
// be read is left out.
//
// **Runs on:** any thread that may wait.
func ListFiles(root string, deep int) (places []folder.Place) {
	entries, _ := os.ReadDir(root)
	here := folder.Place{Path: root}
	for _, entry := range entries {
		path := filepath.Join(root, entry.Name())
		if role := name_role.NameRole(entry.Name()); role != store.RoleNone {
			if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
				here.Files = append(here.Files, store.File{Path: path, Role: role, Size: info.Size()})
			}
		}
		if entry.IsDir() && !strings.HasPrefix(entry.Name(), ".") && deep > 0 {
			places = append(places, ListFiles(path, deep-1)...)
		}
	}
	if len(here.Files) > 0 {
		places = append([]folder.Place{here}, places...)
	}
	return places
}
