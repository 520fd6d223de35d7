// Package compare_due says which of a client's requests goes first.
package compare_due

import (
	"cmp"

	"rkllmd/utils/turns"
)

// CompareDue is below 0 when a goes before b where both are one client's: by when they are due, then by when they came.
//
// **Runs on:** any thread.
func CompareDue(a, b *turns.Turn) int {
	return cmp.Or(a.Due.Compare(b.Due), a.Queued.Compare(b.Queued))
}
