// Package fail_open says why a model cannot be loaded.
package fail_open

import "rkllmd/generation"

// FailOpen returns a models.Model.Open that always fails with err.
//
// **Runs on:** any thread. What it returns runs on any thread.
func FailOpen(err error) func(func(float32) bool, func()) (*generation.Backend, error) {
	return func(func(float32) bool, func()) (*generation.Backend, error) { return nil, err }
}
