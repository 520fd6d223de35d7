// Package worker_open loads the model of a process that a test plays.
package worker_open

import (
	"rkllmd/generation"
	"rkllmd/tests/cli/worker/worker_share"
)

// WorkerOpen returns Offer.Open over m.
func WorkerOpen(m *worker_share.Model) func(generation.ModelOptions, func(float32) bool) (*generation.Backend, error) {
	return func(o generation.ModelOptions, _ func(float32) bool) (*generation.Backend, error) {
		m.Asked = append(m.Asked, o)
		return m.Backend, m.Err
	}
}
