// Package random_schema makes a random schema.
package random_schema

import (
	"math/rand/v2"

	"rkllmd/tests/support/grammar/random_array_schema"
	"rkllmd/tests/support/grammar/random_choice_schema"
	"rkllmd/tests/support/grammar/random_number_schema"
	"rkllmd/tests/support/grammar/random_object_schema"
	"rkllmd/tests/support/grammar/random_text_schema"
	"rkllmd/tests/support/grammar/random_values_schema"
)

// RandomSchema makes a random JSON Schema, as the values that encoding/json has. Many describe nothing that exists.
func RandomSchema(r *rand.Rand, depth int) any {
	if depth > 4 {
		return map[string]any{"type": []string{"string", "integer", "boolean", "null", "number"}[r.IntN(5)]}
	}
	switch r.IntN(16) {
	case 0:
		return []any{true, map[string]any{"description": "any"}}[r.IntN(2)]
	case 1, 2, 3:
		return random_object_schema.RandomObjectSchema(r, depth, RandomSchema)
	case 4, 5:
		return random_array_schema.RandomArraySchema(r, depth, RandomSchema)
	case 6, 7:
		return random_text_schema.RandomTextSchema(r)
	case 8, 9, 10, 11:
		return random_number_schema.RandomNumberSchema(r)
	case 12, 13:
		return random_values_schema.RandomValuesSchema(r)
	case 14:
		return random_choice_schema.RandomChoiceSchema(r, depth, RandomSchema)
	}
	s := map[string]any{"$ref": []string{"#/$defs/x", "#/$defs/y", "#"}[r.IntN(3)]}
	if r.IntN(3) == 0 {
		s["description"] = "what it is"
	}
	return s
}
