// Package generation_fake_release is Release of a backend that computes nothing.
package generation_fake_release

import (
	"sync"

	"rkllmd/generation"
)

// Fake is what a fake backend was asked for.
type Fake struct {
	Mu       sync.Mutex
	Released map[uint64]int // by owner
	Aborted  map[*generation.Run]int
	Gone     map[*generation.Session][]generation.CloseReason
	Tokens   map[uint64][]int32 // what the cache holds, by owner
	States   map[uint64][]byte
	Err      error // that CopyState and RestoreState return
}

// GenerationFakeRelease counts.
func GenerationFakeRelease(fake *Fake) func(owner uint64) {
	return func(owner uint64) {
		fake.Mu.Lock()
		defer fake.Mu.Unlock()
		fake.Released[owner]++
		delete(fake.Tokens, owner)
		delete(fake.States, owner)
	}
}
