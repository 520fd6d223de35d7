// Package open_share finds a pull to take part in.
package open_share

import (
	"context"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/start_share"
	"rkllmd/store/source"
)

// OpenShare returns the pull of what wanted names, which text says, that is in progress, with one more who takes part;
// where there is none it begins. One that was cancelled ends first. close_share must follow.
//
// **Runs on:** any thread that may wait. **Holds:** Shares.Mu, not while it waits. Errors: ctx's.
func OpenShare(ctx context.Context, shares *pull.Shares, s store.Store, options pull.Options, wanted source.Source,
	text string) (*pull.Share, error) {
	for {
		shares.Mu.Lock()
		share := shares.BySource[wanted]
		if share == nil {
			share = start_share.StartShare(shares, s, options, wanted, text)
		} else if share.Holders > 0 {
			share.Holders++
		} else {
			shares.Mu.Unlock()
			select {
			case <-share.Ended:
				continue
			case <-ctx.Done():
				return nil, ctx.Err()
			}
		}
		shares.Mu.Unlock()
		return share, nil
	}
}
