// Package close_share ends taking part in a pull.
package close_share

import "rkllmd/store/pull"

// CloseShare says that one of those who take part in share goes. The last one ends it, and waits for that: what has
// come is on the disk then, for the next pull.
//
// **Runs on:** any thread that may wait. **Holds:** Shares.Mu, not while it waits.
func CloseShare(shares *pull.Shares, share *pull.Share) {
	shares.Mu.Lock()
	share.Holders--
	last := share.Holders == 0
	shares.Mu.Unlock()
	if last {
		share.Cancel()
		<-share.Ended
	}
}
