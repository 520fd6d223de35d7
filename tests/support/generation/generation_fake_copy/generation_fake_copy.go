// Package generation_fake_copy is CopyState of a backend that computes nothing.
package generation_fake_copy

import "rkllmd/tests/support/generation/generation_fake_release"

// GenerationFakeCopy gives what the test has put there.
func GenerationFakeCopy(fake *generation_fake_release.Fake) func(owner uint64) ([]int32, []byte, error) {
	return func(owner uint64) ([]int32, []byte, error) {
		fake.Mu.Lock()
		defer fake.Mu.Unlock()
		return fake.Tokens[owner], fake.States[owner], fake.Err
	}
}
