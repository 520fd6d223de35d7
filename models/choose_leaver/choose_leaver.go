// Package choose_leaver decides which model makes room.
package choose_leaver

import "rkllmd/models"

// ChooseLeaver returns which of the models in memory is to leave: one that leaves already; else, of those that nobody
// holds, the one that was used least recently; else the one that has been there for the longest. Pinned ones stay. nil:
// nobody can leave.
//
// **Runs on:** any thread. **Holds:** Table.Mu (the caller).
func ChooseLeaver(t *models.Table) (best *models.Stay) {
	for _, stay := range t.Stays {
		switch {
		case stay.Leaving:
			return stay
		case stay.Model.Pinned:
		case best == nil, stay.Holders == 0 && best.Holders > 0:
			best = stay
		case stay.Holders == 0 && stay.Used.Before(best.Used):
			best = stay
		case stay.Holders > 0 && best.Holders > 0 && stay.Begun.Before(best.Begun):
			best = stay
		}
	}
	return best
}
