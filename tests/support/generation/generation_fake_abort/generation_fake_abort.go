// Package generation_fake_abort is Abort of a backend that computes nothing.
package generation_fake_abort

import (
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_fake_release"
)

// GenerationFakeAbort counts; the test ends the run.
func GenerationFakeAbort(fake *generation_fake_release.Fake) func(*generation.Run) {
	return func(run *generation.Run) {
		fake.Mu.Lock()
		defer fake.Mu.Unlock()
		fake.Aborted[run]++
	}
}
