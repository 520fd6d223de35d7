// Package random_values_schema makes a random schema of single values.
package random_values_schema

import (
	"math/rand/v2"
	"reflect"
)

// RandomValuesSchema makes a random schema of single values.
func RandomValuesSchema(r *rand.Rand) any {
	all := []any{"a", "b", "ab", "a\"b\\", "ü\n", 1, 2.5, -3, nil, true, false, []any{1, "x"}, map[string]any{"k": 1}}
	r.Shuffle(len(all), reflect.Swapper(all))
	if r.IntN(3) == 0 {
		return map[string]any{"const": all[0]}
	}
	s := map[string]any{"enum": all[:1+r.IntN(4)]}
	switch r.IntN(6) {
	case 0:
		s["type"] = "string"
	case 1:
		s["type"] = []any{"integer", "null"}
	}
	return s
}
