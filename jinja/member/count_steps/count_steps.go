// Package count_steps returns how many steps lie between two numbers, the last excluded.
package count_steps

import "math"

// CountSteps returns how many steps lie between two numbers, the last excluded.
//
// **Runs on:** any thread.
func CountSteps(from, to, step int64) int64 {
	switch {
	case step > 0 && from < to:
		return (to-from-1)/step + 1
	case step < 0 && from > to:
		return (from-to-1)/-max(step, -math.MaxInt64) + 1
	}
	return 0
}
