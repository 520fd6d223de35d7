// Package generation_fake_restore is RestoreState of a backend that computes nothing.
package generation_fake_restore

import (
	"slices"

	"rkllmd/tests/support/generation/generation_fake_release"
)

// GenerationFakeRestore keeps what it is given.
func GenerationFakeRestore(fake *generation_fake_release.Fake) func(owner uint64, tokens []int32, state []byte) error {
	return func(owner uint64, tokens []int32, state []byte) error {
		fake.Mu.Lock()
		defer fake.Mu.Unlock()
		fake.Tokens[owner], fake.States[owner] = slices.Clone(tokens), slices.Clone(state)
		return fake.Err
	}
}
