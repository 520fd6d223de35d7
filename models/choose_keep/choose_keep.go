// Package choose_keep decides how long a model stays.
package choose_keep

import (
	"time"

	"rkllmd/models"
)

// ChooseKeep returns for how long stay goes on when nobody holds it any more; 0: it ends at once; below 0: until its
// place is needed. A pinned model stays.
//
// **Runs on:** any thread. **Holds:** Table.Mu (the caller).
func ChooseKeep(stay *models.Stay) time.Duration {
	switch o := stay.Table.Options; {
	case stay.Model.Pinned:
		return -1
	case stay.Keep != nil:
		return *stay.Keep
	case o.KeepAlive == 0:
		return -1
	default:
		return o.KeepAlive
	}
}
