// Package compare_round says which of a user's requests goes first.
package compare_round

import (
	"cmp"

	"rkllmd/utils/turns"
)

// CompareRound is below 0 when a goes before b where both are one user's: first one request of each client, the
// earliest deadline first, then the next of each.
//
// **Runs on:** any thread.
func CompareRound(a, b *turns.Turn) int {
	return cmp.Or(cmp.Compare(a.Round, b.Round), a.Deadline.Compare(b.Deadline), cmp.Compare(a.Place, b.Place))
}
