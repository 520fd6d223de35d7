// Package wrap_backend gives sessions to a backend without them.
package wrap_backend

import (
	"rkllmd/faces/kakeya/release_nothing"
	"rkllmd/faces/kakeya/start_with_history"
	"rkllmd/generation"
)

// WrapBackend returns b, or, where it generates but keeps no sessions, a backend over it that does: each run gives the
// whole history to the library, as tokens. Nothing is cached between two runs.
//
// **Runs on:** any thread.
func WrapBackend(b *generation.Backend) *generation.Backend {
	if b.Capabilities.Sessions || !b.Capabilities.Tokens || b.Capabilities.EmbedsOnly {
		return b
	}
	adapted := *b
	adapted.Capabilities.Sessions = true
	adapted.Start = start_with_history.StartWithHistory(b.Start)
	adapted.Release = release_nothing.ReleaseNothing
	return &adapted
}
