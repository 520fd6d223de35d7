// Package keep_backend keeps a backend that was made early.
package keep_backend

import "rkllmd/generation"

// KeepBackend returns what offer_backend takes, for a backend that costs nothing and was made already: it returns b and err.
//
// **Runs on:** any, what it returns too.
func KeepBackend(b *generation.Backend, err error) func() (*generation.Backend, error) {
	return func() (*generation.Backend, error) { return b, err }
}
