// Package take_turn takes the next one of those who wait.
package take_turn

import (
	"cmp"
	"slices"
	"time"

	"rkllmd/utils/turns"
)

// TakeTurn takes the first of line.Turns out, which order_turns has put in order, and moves those who belong to the
// same client, or user, behind the other clients, or users. Their deadlines count from now on, unless line.Arrival
// says that their arrival counts.
//
// **Runs on:** one thread at a time. **Holds:** the lock of the line's owner (the caller).
func TakeTurn(line *turns.Line, now time.Time) *turns.Turn {
	taken := line.Turns[0]
	line.Turns, line.Changed = slices.Delete(line.Turns, 0, 1), true
	if taken.Class == turns.First {
		return taken
	}
	line.LastPlace++
	line.WasForced = line.Forced
	for _, t := range line.Turns {
		if t.Class == turns.First {
			continue
		}
		switch {
		case t.Client == taken.Client:
			if t.Place, t.Overtaken, t.Company = line.LastPlace, 0, 0; !line.Arrival {
				t.Deadline = now.Add(cmp.Or(t.Target, turns.DefaultTarget))
			}
		case t.Class == turns.Waits && t.Place < taken.Place:
			t.Overtaken++
		}
		if t.Client.User == taken.Client.User {
			t.UserPlace = line.LastPlace
		}
	}
	return taken
}
