// Package run_shared gets a model together with others.
package run_shared

import (
	"context"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/close_share"
	"rkllmd/store/pull/open_share"
	"rkllmd/store/source/parse_source"
)

// RunShared gets the model that text names, as run_pull does, together with all who ask for the same while it comes:
// each is told all events, and one who goes does not end it for the others. The last one who goes does.
//
// **Runs on:** any thread that may wait. **Holds:** Shares.Mu, not while it waits. Errors: run_pull's; ctx's.
func RunShared(ctx context.Context, shares *pull.Shares, s store.Store, options pull.Options,
	text string) (store.Model, error) {
	wanted, err := parse_source.ParseSource(text)
	if err != nil {
		return store.Model{}, err
	}
	share, err := open_share.OpenShare(ctx, shares, s, options, wanted, text)
	if err != nil {
		return store.Model{}, err
	}
	defer close_share.CloseShare(shares, share)
	told := 0
	for {
		shares.Mu.Lock()
		events, changed, done := share.Events[told:], share.Changed, share.Done
		shares.Mu.Unlock()
		for _, event := range events {
			options.Tell(event)
		}
		if done {
			return share.Model, share.Err
		}
		told += len(events)
		select {
		case <-changed:
		case <-ctx.Done():
			return store.Model{}, ctx.Err()
		}
	}
}
