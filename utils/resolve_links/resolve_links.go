// Package resolve_links follows the symbolic links of a path.
package resolve_links

import (
	"errors"
	"io/fs"
	"path/filepath"
	"syscall"
)

// ResolveLinks returns what path names when all symbolic links are followed, as filepath.EvalSymlinks does. Links that
// lead in a circle are syscall.ELOOP here too, as they are everywhere else.
//
// **Runs on:** any thread that may wait. It waits for the file system. Errors: *fs.PathError.
func ResolveLinks(path string) (string, error) {
	resolved, err := filepath.EvalSymlinks(path)
	var number syscall.Errno
	if err != nil && !errors.As(err, &number) { // of all its errors, only that one is Go's own
		err = &fs.PathError{Op: "readlink", Path: path, Err: syscall.ELOOP}
	}
	return resolved, err
}
