// Package add_event notes what a shared pull tells.
package add_event

import "rkllmd/store/pull"

// AddEvent returns pull.Options.Tell of share: all who take part are told.
//
// **Runs on:** any thread. What it returns runs on any thread. **Holds:** that takes Shares.Mu.
func AddEvent(shares *pull.Shares, share *pull.Share) func(pull.Event) {
	return func(event pull.Event) {
		shares.Mu.Lock()
		defer shares.Mu.Unlock()
		share.Events = append(share.Events, event)
		close(share.Changed)
		share.Changed = make(chan struct{})
	}
}
