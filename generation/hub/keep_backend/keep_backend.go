// Package keep_backend keeps a backend that was made early.
package keep_backend

import "rkllmd/generation"

// KeepBackend returns what set_backend takes, for a backend that costs nothing and was made already: it returns b and
// err.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func KeepBackend(b *generation.Backend, err error) func() (*generation.Backend, error) {
	return func() (*generation.Backend, error) { return b, err }
}
