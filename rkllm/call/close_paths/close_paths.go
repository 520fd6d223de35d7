// Package close_paths lets go of the files of a call.
package close_paths

import (
	"rkllmd/rkllm"
	"rkllmd/utils"
)

// ClosePaths closes what check_paths has opened for a call, and forgets what keep_paths has kept: from then on the
// names of these files are names again.
//
// **Runs on:** any thread.
func ClosePaths(paths []rkllm.Path) {
	for i := range paths {
		path := &paths[i]
		if path.File == nil {
			continue
		}
		utils.Opened.CompareAndDelete(path.Resolved, path.Held)
		path.File.Close()
		path.File = nil
	}
}
