// Package clock_backend makes a backend whose tokens are times.
package clock_backend

import (
	"cmp"
	"os"
	"time"

	"rkllmd/generation"
	"rkllmd/tests/bench/streams/close_clock"
	"rkllmd/tests/bench/streams/start_clock_run"
	"rkllmd/tests/bench/streams/step_clock"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_fake_release"
)

// Variable is the variable of the environment that says which time a token is: Logits, or anything else.
const Variable = "RKLLMD_BENCH_STAMP"

// StepVariable is the variable that says how long a step takes; without it 5 ms.
const StepVariable = "RKLLMD_BENCH_STEP"

// Logits says that a token is the time at which its step was computed; else it is that at which it was chosen itself.
const Logits = "logits"

// ClockBackend makes a backend that computes nothing: a step takes as long as StepVariable says, and then each run gets
// a token, which is the time (step_clock; Variable says which). It stands for the model that has been loaded, whatever
// that is.
func ClockBackend(uintptr, generation.ModelOptions) (*generation.Backend, error) {
	step, err := time.ParseDuration(cmp.Or(os.Getenv(StepVariable), "5ms"))
	if err != nil {
		return nil, err
	}
	_, b := generation_backend.GenerationBackend()
	b.Start = start_clock_run.StartClockRun(&step_clock.Clock{Step: int64(step),
		Logits: os.Getenv(Variable) == Logits})
	b.Capabilities.Sequences = 64
	b.Model = generation.ModelInfo{Name: "clock", Identity: "clock", ContextSize: 1 << 20, Vocabulary: 1 << 30}
	b.Release = generation_fake_release.GenerationFakeRelease(&generation_fake_release.Fake{Released: map[uint64]int{}})
	b.Close = close_clock.CloseClock
	return b, nil
}
