// Package end_share ends a pull that several took part in.
package end_share

import "rkllmd/store/pull"

// EndShare says that share has ended: its Model and Err are there. The next who asks for the same begins another one.
//
// **Runs on:** any thread. **Holds:** Shares.Mu.
func EndShare(shares *pull.Shares, share *pull.Share) {
	shares.Mu.Lock()
	defer shares.Mu.Unlock()
	share.Cancel()
	share.Done = true
	delete(shares.BySource, share.Source)
	close(share.Changed)
	close(share.Ended)
}
