// Package is_revision knows names of revisions.
package is_revision

import "rkllmd/store/source"

// IsRevision tells whether name may be that of a branch, a tag or a commit.
//
// **Runs on:** any thread.
func IsRevision(name string) bool {
	return len(name) <= source.MaxRevision && source.Revision.MatchString(name)
}
