// Package get_integer returns the integer that a value is, or false.
package get_integer

import "rkllmd/jinja"

// GetInteger returns the integer that a value is, or false. Booleans are integers, large ones are not.
//
// **Runs on:** any thread.
func GetInteger(v jinja.Value) (int64, bool) {
	switch x := v.(type) {
	case int64:
		return x, true
	case bool:
		if x {
			return 1, true
		}
		return 0, true
	}
	return 0, false
}
