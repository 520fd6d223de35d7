// Package compare_waiting says which of two waiting tasks goes first.
package compare_waiting

import (
	"cmp"

	"rkllmd/engine"
)

// CompareWaiting is below 0 when a gets a slot before b, by what order_waiting has written down about them, then by
// when they came.
//
// **Runs on:** the pool's thread.
func CompareWaiting(a, b *engine.Task) int {
	switch {
	case a.Held != b.Held:
		if a.Held {
			return 1
		}
		return -1
	case a.Admitted != b.Admitted:
		if a.Admitted {
			return -1
		}
		return 1
	}
	return cmp.Or(cmp.Compare(b.Priority, a.Priority), cmp.Compare(a.Round, b.Round), cmp.Compare(a.Served, b.Served),
		a.Queued.Compare(b.Queued))
}
