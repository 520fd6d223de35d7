// Package copy_file gives a file another name.
package copy_file

import (
	"os"

	"rkllmd/store"
)

// CopyFile gives the file at path the name to as well: a hard link where it is the store's own and the filesystem
// can, else a symbolic one.
//
// **Runs on:** any thread that may wait.
func CopyFile(origin store.Origin, path, to string) error {
	if origin == store.OriginStore && os.Link(path, to) == nil {
		return nil
	}
	return os.Symlink(path, to)
}
