// Package place_oldest sees to it that nobody is overtaken for ever.
package place_oldest

import (
	"slices"

	"rkllmd/utils/turns"
)

// PlaceOldest moves the client that has waited the longest in front of all others who wait, if it was overtaken as
// often as it may be: where all are one user's, by all others of a few (turns.MostOfFew), by half of many; otherwise
// turns.MostOvertaken times, and then every second turn at most, so that the users' turns go on. line.Forced tells
// whether it was. Those who have begun already stay in front.
//
// Why nobody waits longer than for twice as many as there are clients, N: those in front of a client, N-1 at most, and
// those who overtake it are all that go before it. Of one user's, fewer than N may overtake. Of several users', 2 may,
// and then every second one who goes is the oldest.
//
// **Runs on:** one thread at a time. **Holds:** the lock of the line's owner (the caller).
func PlaceOldest(line *turns.Line) {
	line.Forced = false
	first, oldest := -1, -1
	for i, t := range line.Turns {
		if t.Class != turns.Waits {
			continue
		}
		if t.Company = max(t.Company, len(line.Clients)); first < 0 {
			first = i
		}
		if t.Round == 0 && (oldest < 0 || t.Place < line.Turns[oldest].Place) {
			oldest = i
		}
	}
	if oldest < 0 {
		return
	}
	t := line.Turns[oldest]
	most := max(min(t.Company-1, turns.MostOfFew), t.Company/2)
	if len(line.Users) > 1 {
		most = turns.MostOvertaken
	}
	if t.Overtaken < most || len(line.Users) > 1 && line.WasForced {
		return
	}
	line.Forced = oldest != first
	line.Turns = slices.Insert(slices.Delete(line.Turns, oldest, oldest+1), first, t)
}
