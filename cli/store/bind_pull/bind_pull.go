// Package bind_pull fetches models for clients.
package bind_pull

import (
	"context"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/run_shared"
)

// BindPull returns what fetches a model into s by options, together with those of shares who want the same.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func BindPull(s store.Store, options pull.Options, shares *pull.Shares) func(context.Context, string,
	func(pull.Event)) (store.Model, error) {
	return func(ctx context.Context, name string, tell func(pull.Event)) (store.Model, error) {
		options := options // each pull tells another one
		options.Tell = tell
		return run_shared.RunShared(ctx, shares, s, options, name)
	}
}
