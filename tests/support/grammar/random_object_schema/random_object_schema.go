// Package random_object_schema makes a random schema of objects.
package random_object_schema

import (
	"math/rand/v2"
	"slices"
)

// RandomObjectSchema makes a random schema of objects.
func RandomObjectSchema(r *rand.Rand, depth int, inner func(*rand.Rand, int) any) any {
	s := map[string]any{"type": "object"}
	properties, required := map[string]any{}, []any{}
	for range r.IntN(5) {
		name := []string{"a", "ab", "abc", "b", "name", "x\"y", "é", ""}[r.IntN(8)]
		properties[name] = inner(r, depth+1)
		if r.IntN(8) == 0 {
			properties[name] = false
			continue
		}
		if r.IntN(2) == 0 && !slices.Contains(required, any(name)) {
			required = append(required, name)
		}
	}
	if r.IntN(5) > 0 {
		s["properties"] = properties
	}
	if len(required) > 0 {
		s["required"] = required
	}
	switch r.IntN(4) {
	case 0:
		s["additionalProperties"] = false
	case 1:
		s["additionalProperties"] = inner(r, depth+1)
	case 2:
		s["additionalProperties"] = true
	}
	if r.IntN(8) == 0 {
		s["minProperties"] = len(required)
	}
	if len(s) > 1 && r.IntN(4) == 0 {
		delete(s, "type")
	}
	return s
}
