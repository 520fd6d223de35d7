// Package bind_offer finds the backend that a process shares.
package bind_offer

import "rkllmd/generation"

// BindOffer returns what finds b.
//
// **Runs on:** any thread. What it returns too.
func BindOffer(b *generation.Backend) func() (*generation.Backend, error) {
	return func() (*generation.Backend, error) { return b, nil }
}
