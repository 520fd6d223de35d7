// Package list_library_files lists the libraries that a path of the user's means.
package list_library_files

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
)

// ListLibraryFiles returns path, of a library, or, where that is a folder, of all files
// librkllmrt*.so* in it, each once although symbolic links may lead to it too.
//
// **Runs on:** any thread. Errors: nothing is there; the folder has no such file.
func ListLibraryFiles(path string) ([]string, error) {
	info, err := os.Stat(path)
	if err != nil || !info.IsDir() {
		return []string{path}, err
	}
	entries, err := os.ReadDir(path)
	if err != nil {
		return nil, err
	}
	var found []string
	for _, entry := range entries {
		if fits, _ := filepath.Match("librkllmrt*.so*", entry.Name()); !fits {
			continue
		}
		file, err := filepath.EvalSymlinks(filepath.Join(path, entry.Name()))
		if err != nil || slices.Contains(found, file) {
			continue
		}
		if info, err := os.Stat(file); err == nil && info.Mode().IsRegular() {
			found = append(found, file)
		}
	}
	if len(found) == 0 {
		return nil, errors.New("this folder has no file librkllmrt*.so")
	}
	return found, nil
}
