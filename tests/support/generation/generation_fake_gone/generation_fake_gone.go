// Package generation_fake_gone is Gone of a table on a backend that computes nothing.
package generation_fake_gone

import (
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_fake_release"
)

// GenerationFakeGone notes the reason.
func GenerationFakeGone(fake *generation_fake_release.Fake) func(*generation.Session, generation.CloseReason) {
	return func(s *generation.Session, reason generation.CloseReason) {
		fake.Mu.Lock()
		defer fake.Mu.Unlock()
		fake.Gone[s] = append(fake.Gone[s], reason)
	}
}
