// Package fleet_get finds a backend for a test.
package fleet_get

import "rkllmd/generation"

// FleetGet returns what finds b, or fails with err.
func FleetGet(b *generation.Backend, err error) func() (*generation.Backend, error) {
	return func() (*generation.Backend, error) { return b, err }
}
