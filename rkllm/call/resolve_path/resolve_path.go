// Package resolve_path follows the symlinks of a file name.
package resolve_path

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"rkllmd/rkllm"
	"rkllmd/utils/resolve_links"
)

// ResolvePath returns the absolute path with all symlinks resolved. What it names must exist; for use PathWrite it is
// enough that its directory does, unless it is a symlink to nowhere.
//
// **Runs on:** any thread that may wait. It waits for the file system. Errors: the file system's, *fs.PathError.
func ResolvePath(path string, use rkllm.PathUse) (string, error) {
	resolved, err := resolve_links.ResolveLinks(path)
	if use != rkllm.PathWrite || !errors.Is(err, fs.ErrNotExist) {
		return resolved, err
	}
	if _, exists := os.Lstat(path); exists == nil {
		return "", err
	}
	directory, err := resolve_links.ResolveLinks(filepath.Dir(path))
	return filepath.Join(directory, filepath.Base(path)), err
}
