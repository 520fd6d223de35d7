// Package start_share begins a pull that several may take part in.
package start_share

import (
	"context"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/add_event"
	"rkllmd/store/pull/end_share"
	"rkllmd/store/pull/run_pull"
	"rkllmd/store/source"
)

// StartShare begins the pull of what wanted names, which text says, for one who takes part.
//
// **Runs on:** any thread. **Holds:** Shares.Mu (the caller).
func StartShare(shares *pull.Shares, s store.Store, options pull.Options, wanted source.Source,
	text string) *pull.Share {
	ctx, cancel := context.WithCancel(context.Background())
	share := &pull.Share{Source: wanted, Cancel: cancel, Ended: make(chan struct{}), Holders: 1,
		Changed: make(chan struct{})}
	if shares.BySource == nil {
		shares.BySource = map[source.Source]*pull.Share{}
	}
	shares.BySource[wanted] = share
	options.Tell = add_event.AddEvent(shares, share)
	go func() {
		defer end_share.EndShare(shares, share)
		share.Model, share.Err = run_pull.RunPull(ctx, s, options, text)
	}()
	return share
}
