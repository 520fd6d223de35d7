package generation_test

import (
	"testing"

	"rkllmd/tests/whole/generation/structured_round"
)

// As TestStructuredAnswers, with ten times as many schemas.
func TestStructuredSoak(t *testing.T) { structured_round.StructuredRound(t, 2000, 18) }
