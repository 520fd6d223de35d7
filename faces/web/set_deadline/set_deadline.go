// Package set_deadline bounds the time of a request.
package set_deadline

import (
	"context"

	"rkllmd/faces/web"
)

// SetDeadline returns ctx with the end that Options.Timeout sets, if it sets one. The caller owes the function.
//
// **Runs on:** any thread.
func SetDeadline(ctx context.Context, o web.Options) (context.Context, context.CancelFunc) {
	if o.Timeout > 0 {
		return context.WithTimeout(ctx, o.Timeout)
	}
	return context.WithCancel(ctx)
}
