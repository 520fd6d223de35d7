// Package is_inside tells whether a path lies under a directory.
package is_inside

import "path/filepath"

// IsInside tells whether path lies under one of the roots, or is one. Both are absolute, without links. Nothing is
// looked up.
//
// **Runs on:** any thread.
func IsInside(path string, roots []string) bool {
	for _, root := range roots {
		if below, err := filepath.Rel(root, path); err == nil && filepath.IsLocal(below) {
			return true
		}
	}
	return false
}
