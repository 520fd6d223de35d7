// Package clock_backend makes a backend whose tokens are times.
package clock_backend

import (
	"time"

	"rkllmd/generation"
	"rkllmd/tests/bench/streams/close_clock"
	"rkllmd/tests/bench/streams/start_clock_run"
	"rkllmd/tests/bench/streams/step_clock"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_fake_release"
)

// ClockBackend makes a backend that computes nothing: a step takes 5 ms, and then each run gets a token, which is the
// time (step_clock). It stands for the model that has been loaded, whatever that is.
func ClockBackend(uintptr, generation.ModelOptions) (*generation.Backend, error) {
	_, b := generation_backend.GenerationBackend()
	b.Start = start_clock_run.StartClockRun(&step_clock.Clock{Step: int64(5 * time.Millisecond)})
	b.Capabilities.Sequences = 64
	b.Model = generation.ModelInfo{Name: "clock", Identity: "clock", ContextSize: 1 << 20, Vocabulary: 1 << 30}
	b.Release = generation_fake_release.GenerationFakeRelease(&generation_fake_release.Fake{Released: map[uint64]int{}})
	b.Close = close_clock.CloseClock
	return b, nil
}
