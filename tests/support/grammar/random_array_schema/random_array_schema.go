// Package random_array_schema makes a random schema of arrays.
package random_array_schema

import "math/rand/v2"

// RandomArraySchema makes a random schema of arrays.
func RandomArraySchema(r *rand.Rand, depth int, inner func(*rand.Rand, int) any) any {
	s := map[string]any{"type": "array"}
	if r.IntN(20) == 0 {
		s["minItems"], s["maxItems"], s["items"] = 70, 140, map[string]any{"type": "boolean"}
		return s
	}
	if r.IntN(3) > 0 {
		s["items"] = inner(r, depth+1)
	}
	if r.IntN(3) == 0 {
		s["prefixItems"] = []any{inner(r, depth+1), inner(r, depth+1)}
	}
	if r.IntN(2) == 0 {
		s["minItems"] = r.IntN(4)
	}
	if r.IntN(2) == 0 {
		s["maxItems"] = r.IntN(6)
	}
	if len(s) > 1 && r.IntN(4) == 0 {
		delete(s, "type")
	}
	return s
}
