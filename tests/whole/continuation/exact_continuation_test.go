package continuation_test

import (
	"math/rand/v2"
	"testing"

	"rkllmd/tests/whole/continuation/continue_answers"
)

// An answer that goes on behind any of its tokens, elsewhere and beside others, has the same tokens, texts,
// probabilities and end, whatever sampling, changes of it, grammars and stop texts there are.
func TestExactContinuation(t *testing.T) {
	continue_answers.ContinueAnswers(t, rand.New(rand.NewPCG(3, 4)), 200)
}
