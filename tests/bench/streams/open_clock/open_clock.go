// Package open_clock loads a model whose tokens are times.
package open_clock

import (
	"rkllmd/generation"
	"rkllmd/tests/bench/streams/clock_backend"
)

// OpenClock returns clock_backend in the place of a model.
func OpenClock(o generation.ModelOptions, _ func(float32) bool) (*generation.Backend, error) {
	return clock_backend.ClockBackend(0, o)
}
