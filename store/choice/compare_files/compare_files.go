// Package compare_files orders files by their paths.
package compare_files

import (
	"strings"

	"rkllmd/store/remote"
)

// CompareFiles orders files by their paths.
//
// **Runs on:** any thread.
func CompareFiles(a, b remote.File) int {
	return strings.Compare(a.Path, b.Path)
}
