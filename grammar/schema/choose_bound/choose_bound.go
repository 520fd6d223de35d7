// Package choose_bound returns the narrower one of two bounds.
package choose_bound

import "encoding/json"

// ChooseBound returns the narrower one of two bounds: the larger one with direction 1, the smaller one with -1.
//
// **Runs on:** any thread.
func ChooseBound(a, b any, direction float64) any {
	first, _ := a.(json.Number)
	second, _ := b.(json.Number)
	x, err := first.Float64()
	y, other := second.Float64()
	if err == nil && (other != nil || (x-y)*direction >= 0) {
		return a
	}
	return b
}
