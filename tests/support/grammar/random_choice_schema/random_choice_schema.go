// Package random_choice_schema makes a random schema of alternatives.
package random_choice_schema

import (
	"math/rand/v2"

	"rkllmd/tests/support/grammar/random_array_schema"
)

// RandomChoiceSchema makes a random schema of alternatives, or of schemas that must fit together.
func RandomChoiceSchema(r *rand.Rand, depth int, inner func(*rand.Rand, int) any) any {
	var list []any
	for range 1 + r.IntN(3) {
		list = append(list, inner(r, depth+1))
	}
	name := []string{"anyOf", "oneOf", "allOf", "anyOf"}[r.IntN(4)]
	if name == "allOf" && r.IntN(2) == 0 { // of one type, so that some value fits
		list = []any{random_array_schema.RandomArraySchema(r, depth+1, inner),
			random_array_schema.RandomArraySchema(r, depth+1, inner)}
	}
	s := map[string]any{name: list}
	if r.IntN(3) == 0 {
		s["type"] = []string{"object", "string", "integer"}[r.IntN(3)]
	}
	if r.IntN(4) == 0 {
		s["properties"] = map[string]any{"a": inner(r, depth+1)}
	}
	return s
}
