// Package compare_turns says which of two requests goes first.
package compare_turns

import (
	"cmp"

	"rkllmd/utils/turns"
)

// CompareTurns is below 0 when a goes before b: by class, then one request of each user, those first whose turn it was
// longest ago, then the next of each. Those who have begun already, and those who are held, go in the order in which
// they came.
//
// **Runs on:** any thread.
func CompareTurns(a, b *turns.Turn) int {
	if a.Class != turns.Waits || b.Class != turns.Waits {
		return cmp.Or(cmp.Compare(a.Class, b.Class), a.Queued.Compare(b.Queued))
	}
	return cmp.Or(cmp.Compare(a.UserRound, b.UserRound), cmp.Compare(a.UserPlace, b.UserPlace))
}
