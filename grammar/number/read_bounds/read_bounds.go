// Package read_bounds reads the range of a number.
package read_bounds

import (
	"rkllmd/grammar"
	"rkllmd/grammar/number/read_bound"
	"rkllmd/grammar/schema/refuse_schema"
)

// ReadBounds reads the range of a number. exclusiveMinimum and exclusiveMaximum are numbers, or true beside the bound.
//
// **Runs on:** any thread.
func ReadBounds(s *grammar.Object, place string) grammar.Bounds {
	var b grammar.Bounds
	b.Low, b.LowOpen = read_bound.ReadBound(s, "minimum", "exclusiveMinimum", 1, place)
	b.High, b.HighOpen = read_bound.ReadBound(s, "maximum", "exclusiveMaximum", -1, place)
	if b.Low == nil || b.High == nil {
		return b
	}
	if c := b.Low.Cmp(b.High); c > 0 || c == 0 && (b.LowOpen || b.HighOpen) {
		refuse_schema.RefuseSchema(place, "no number lies between minimum and maximum")
	}
	return b
}
