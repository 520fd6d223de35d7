// Package check_space looks whether a file has space on the disk.
package check_space

import (
	"fmt"

	"golang.org/x/sys/unix"

	"rkllmd/store/fetch"
	"rkllmd/store/format_size"
)

// CheckSpace refuses part where its filesystem has no space for what of it is not written yet, and a little more.
//
// **Runs on:** any thread that may wait.
func CheckSpace(part *fetch.Part) error {
	var disk unix.Statfs_t
	var file unix.Stat_t
	if unix.Fstatfs(int(part.Data.Fd()), &disk) != nil || unix.Fstat(int(part.Data.Fd()), &file) != nil {
		return nil // it will be seen when the data come
	}
	needed := part.Plan.Size - file.Blocks*512
	free := int64(disk.Bavail) * disk.Bsize
	if needed > 0 && needed > free-fetch.SpareBytes {
		return fmt.Errorf("%w: the file needs %s more in %s, where %s are free (%s are left alone)", fetch.ErrNoSpace,
			format_size.FormatSize(needed), part.Job.Folder, format_size.FormatSize(free),
			format_size.FormatSize(fetch.SpareBytes))
	}
	return nil
}
