// Package random_text_schema makes a random schema of texts.
package random_text_schema

import "math/rand/v2"

// RandomTextSchema makes a random schema of texts.
func RandomTextSchema(r *rand.Rand) any {
	s := map[string]any{"type": "string"}
	switch r.IntN(5) {
	case 0:
		s["minLength"] = r.IntN(200)
	case 1:
		s["maxLength"] = r.IntN(300)
	case 2:
		s["minLength"], s["maxLength"] = r.IntN(100), 100+r.IntN(9000)
	case 3:
		s["format"] = []string{"date", "time", "date-time", "uuid", "ipv4", "colour"}[r.IntN(6)]
	case 4:
		s["pattern"] = []string{"^a+$", "b|c$", "^[a-z]{2,70}[^0-9]$", `^\d{3}-\w*\s?$`, "x.y", `^(ab|"c\\d)+$`, "^$",
			`[\x00-\x20"]`, `^.{0,3}$`, "é+", "^(a|b$)"}[r.IntN(11)]
	}
	if len(s) > 1 && r.IntN(4) == 0 {
		delete(s, "type")
	}
	return s
}
