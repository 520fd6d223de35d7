// Package copy_file gives a file another name.
package copy_file

import (
	"os"
	"path/filepath"

	"rkllmd/store"
)

// CopyFile gives the file at path the name to as well: a hard link where it is the store's own and the filesystem
// can, else a symbolic one. Where path is a symbolic link itself, to is one to the file that it leads to: what is
// written in path may be relative to the folder of path.
//
// **Runs on:** any thread that may wait.
func CopyFile(origin store.Origin, path, to string) error {
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return err
	}
	info, err := os.Lstat(path)
	if err != nil {
		return err
	}
	if info.Mode()&os.ModeSymlink != 0 {
		return os.Symlink(real, to)
	}
	if origin == store.OriginStore && os.Link(path, to) == nil {
		return nil
	}
	return os.Symlink(path, to)
}
