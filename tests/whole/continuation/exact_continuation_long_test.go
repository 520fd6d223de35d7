package continuation_test

import (
	"math/rand/v2"
	"testing"

	"rkllmd/tests/whole/continuation/continue_answers"
	"rkllmd/tests/whole/soak_count"
)

// As TestExactContinuation, with 2,000 continuations that differ from day to day; make soak: with 10,000.
func TestExactContinuationLong(t *testing.T) {
	seed := rand.Uint64()
	t.Log("seed", seed)
	continue_answers.ContinueAnswers(t, rand.New(rand.NewPCG(seed, 5)), soak_count.SoakCount(2000, 10_000))
}
