// Package random_number_schema makes a random schema of numbers.
package random_number_schema

import (
	"math/rand/v2"

	"rkllmd/tests/support/grammar/random_bound"
)

// RandomNumberSchema makes a random schema of numbers.
func RandomNumberSchema(r *rand.Rand) any {
	s := map[string]any{"type": []string{"integer", "number"}[r.IntN(2)]}
	if r.IntN(2) == 0 {
		s[[]string{"minimum", "exclusiveMinimum"}[r.IntN(2)]] = random_bound.RandomBound(r)
	}
	if r.IntN(2) == 0 {
		s[[]string{"maximum", "exclusiveMaximum"}[r.IntN(2)]] = random_bound.RandomBound(r)
	}
	if len(s) > 1 && r.IntN(4) == 0 {
		delete(s, "type")
	}
	return s
}
