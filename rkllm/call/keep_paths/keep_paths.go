// Package keep_paths makes the files of a call known.
package keep_paths

import (
	"rkllmd/rkllm"
	"rkllmd/utils"
)

// KeepPaths makes known what check_paths has opened for a call (utils.Opened), until close_paths: the embedded runtime
// then opens just that, whatever the names lead to meanwhile. A vendor's library opens the names.
//
// **Runs on:** the worker. It makes one call at a time, so that a name is kept by one call only.
func KeepPaths(paths []rkllm.Path) {
	for _, path := range paths {
		if path.File != nil {
			utils.Opened.Store(path.Resolved, path.Held)
		}
	}
}
