// Package release_nothing lets go of nothing.
package release_nothing

// ReleaseNothing is Backend.Release where nothing is cached for sessions.
//
// **Runs on:** any thread.
func ReleaseNothing(uint64) {}
