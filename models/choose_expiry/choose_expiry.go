// Package choose_expiry says when a model goes.
package choose_expiry

import (
	"time"

	"rkllmd/models"
	"rkllmd/models/choose_keep"
)

// ChooseExpiry returns when the model of stay is unloaded unless somebody uses it, zero if it stays. The time of one
// that is being used counts from now on.
//
// **Runs on:** any thread. **Holds:** Table.Mu (the caller).
func ChooseExpiry(stay *models.Stay) time.Time {
	switch keep := choose_keep.ChooseKeep(stay); {
	case keep < 0:
		return time.Time{}
	case stay.Holders > 0:
		return time.Now().Add(keep)
	default:
		return stay.Used.Add(keep)
	}
}
