// Package check_total looks whether a model has space on the disk.
package check_total

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"golang.org/x/sys/unix"

	"rkllmd/store"
	"rkllmd/store/fetch"
	"rkllmd/store/format_size"
	"rkllmd/store/pull"
	"rkllmd/store/pull/measure_rest"
)

// CheckTotal refuses plan where the filesystem of s has no space for what of all its files is not there yet, and a
// little more. known is the manifest of the model that is there.
//
// **Runs on:** any thread that may wait.
func CheckTotal(s store.Store, plan *pull.Plan, known *store.Manifest) error {
	needed := int64(0)
	for i := range plan.Files {
		needed += measure_rest.MeasureRest(s, plan, i, known)
	}
	var disk unix.Statfs_t
	at := s.Folder
	err := unix.Statfs(at, &disk)
	for errors.Is(err, fs.ErrNotExist) && at != filepath.Dir(at) { // the folder will be made
		at = filepath.Dir(at)
		err = unix.Statfs(at, &disk)
	}
	if err != nil {
		return nil // it will be seen when the data come
	}
	free := int64(disk.Bavail) * disk.Bsize
	if needed > 0 && needed > free-fetch.SpareBytes {
		return fmt.Errorf("%w: all files of the model need %s more in %s, where %s are free (%s are left alone)",
			fetch.ErrNoSpace, format_size.FormatSize(needed), s.Folder, format_size.FormatSize(free),
			format_size.FormatSize(fetch.SpareBytes))
	}
	return nil
}
