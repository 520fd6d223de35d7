package generation_test

import (
	"testing"

	"rkllmd/tests/whole/generation/structured_round"
	"rkllmd/tests/whole/soak_count"
)

// As TestStructuredAnswers, with three times as many schemas; make soak: with ten times as many.
func TestStructuredSoak(t *testing.T) {
	structured_round.StructuredRound(t, soak_count.SoakCount(600, 2000), 18)
}
