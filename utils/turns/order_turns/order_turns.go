// Package order_turns puts those who wait in order.
package order_turns

import (
	"slices"

	"rkllmd/utils/turns"
	"rkllmd/utils/turns/compare_due"
	"rkllmd/utils/turns/compare_round"
	"rkllmd/utils/turns/compare_turns"
	"rkllmd/utils/turns/place_oldest"
)

// OrderTurns sorts line.Turns by who is taken first: those who have begun already; then users take turns, beginning
// with the one whose turn it was longest ago, and with each user's turn goes the earliest deadline of his clients, each
// of whom has one request for that, the one that is due first; those who are held come last. A client that was
// overtaken too often goes before all others (place_oldest). Behind the first one this is the order in which they would
// be taken if nobody came and nothing were urgent.
//
// **Runs on:** one thread at a time. **Holds:** the lock of the line's owner (the caller).
func OrderTurns(line *turns.Line) {
	if !line.Changed {
		return
	}
	if line.Changed = false; line.Clients == nil {
		line.Clients, line.Users = map[turns.Client]int{}, map[string]int{}
	}
	clear(line.Clients)
	clear(line.Users)
	for i, t := range line.Turns {
		t.Index, t.Round, t.UserRound = i, 0, 0
	}
	slices.SortStableFunc(line.Turns, compare_due.CompareDue)
	for _, t := range line.Turns {
		if t.Class == turns.Waits {
			t.Round = line.Clients[t.Client]
			line.Clients[t.Client]++
		}
	}
	slices.SortStableFunc(line.Turns, compare_round.CompareRound)
	for _, t := range line.Turns {
		if t.Class == turns.Waits {
			t.UserRound = line.Users[t.Client.User]
			line.Users[t.Client.User]++
		}
	}
	slices.SortStableFunc(line.Turns, compare_turns.CompareTurns)
	place_oldest.PlaceOldest(line)
}
