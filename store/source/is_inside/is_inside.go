// Package is_inside tells whether a path stays where it is.
package is_inside

import (
	"strings"

	"rkllmd/store/source/is_segment"
)

// IsInside reports whether path, of names with "/" between them, leads to something below the folder that it starts in.
//
// **Runs on:** any thread.
func IsInside(path string) bool {
	for name := range strings.SplitSeq(path, "/") {
		if !is_segment.IsSegment(name) {
			return false
		}
	}
	return true
}
