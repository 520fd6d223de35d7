// Package measure_rest measures what of a file is still to come.
package measure_rest

import (
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"

	"rkllmd/store"
	"rkllmd/store/fetch"
	"rkllmd/store/pull"
	"rkllmd/store/pull/name_folder"
)

// MeasureRest returns how many bytes on the disk file i of plan will take beside those that its download has taken
// already: none where a file of its size is at its place, unless known, the manifest, has another SHA-256 of that. It
// reads no file, so it is not sure. Of a file whose size nobody has told it is none, too.
//
// **Runs on:** any thread that may wait.
func MeasureRest(s store.Store, plan *pull.Plan, i int, known *store.Manifest) int64 {
	file := plan.Files[i]
	info, err := os.Stat(file.Path)
	there := err == nil && file.SHA256 != "" && info.Size() == file.Size
	if there && known != nil {
		for _, one := range known.Files {
			if one.Name == filepath.Base(file.Path) && one.SHA256 != file.SHA256 {
				there = false
			}
		}
	}
	if there {
		return 0
	}
	var data unix.Stat_t
	if unix.Stat(filepath.Join(name_folder.NameFolder(s, plan, i), fetch.DataName), &data) != nil {
		return file.Size
	}
	return max(file.Size-data.Blocks*512, 0)
}
