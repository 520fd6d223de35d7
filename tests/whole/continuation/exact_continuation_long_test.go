package continuation_test

import (
	"math/rand/v2"
	"testing"

	"rkllmd/tests/whole/continuation/continue_answers"
)

// As TestExactContinuation, with 10,000 continuations that differ from day to day.
func TestExactContinuationLong(t *testing.T) {
	seed := rand.Uint64()
	t.Log("seed", seed)
	continue_answers.ContinueAnswers(t, rand.New(rand.NewPCG(seed, 5)), 10_000)
}
