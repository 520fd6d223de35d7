// Package queue_turn gives a request its place among those that wait.
package queue_turn

import (
	"cmp"
	"time"

	"rkllmd/utils/turns"
)

// QueueTurn appends t to those who wait in line, as of now. A client or a user of whom nobody waits comes last among
// the clients, or the users; otherwise t has the place of those who do.
//
// **Runs on:** one thread at a time. **Holds:** the lock of the line's owner (the caller).
func QueueTurn(line *turns.Line, t *turns.Turn, now time.Time) {
	t.Queued, t.Due = now, now.Add(cmp.Or(t.Target, turns.DefaultTarget))
	t.Deadline, t.Place, t.UserPlace, t.Overtaken, t.Company = t.Due, 0, 0, 0, 0
	for _, other := range line.Turns {
		if other.Class == turns.First {
			continue
		}
		if other.Client == t.Client {
			t.Place, t.Overtaken, t.Company = other.Place, other.Overtaken, other.Company
		}
		if other.Client.User == t.Client.User {
			t.UserPlace = other.UserPlace
		}
	}
	line.LastPlace++
	t.Place, t.UserPlace = cmp.Or(t.Place, line.LastPlace), cmp.Or(t.UserPlace, line.LastPlace)
	line.Turns, line.Changed = append(line.Turns, t), true
}
