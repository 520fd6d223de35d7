// Package set_keep sets how long a model stays.
package set_keep

import (
	"time"

	"rkllmd/models"
)

// SetKeep has stay, which the caller holds, go on for keep when nobody holds it any more (choose_keep); nil: as the
// operator has said. The model that rkllm.init loads stays in any case.
//
// **Runs on:** any thread. **Holds:** Table.Mu.
func SetKeep(stay *models.Stay, keep *time.Duration) {
	if stay.Model == nil {
		return
	}
	stay.Table.Mu.Lock()
	defer stay.Table.Mu.Unlock()
	stay.Keep = keep
}
