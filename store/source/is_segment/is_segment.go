// Package is_segment knows names of files.
package is_segment

import "rkllmd/store/source"

// IsSegment tells whether name may be that of a folder, a file, an owner or a repository: one part of a path, and not
// dots alone.
//
// **Runs on:** any thread.
func IsSegment(name string) bool {
	return len(name) <= source.MaxSegment && source.Segment.MatchString(name)
}
