// Package choose_pause decides whether and when to ask again.
package choose_pause

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rkllmd/store/remote"
)

// ChoosePause returns how long is waited before a request is made again that has failed with err, try times before;
// left is for how long that still makes sense. An error says that it does not: err itself, or why not.
//
// **Runs on:** any thread.
func ChoosePause(ctx context.Context, err error, try int, left time.Duration) (time.Duration, error) {
	if ctx.Err() != nil {
		return 0, ctx.Err()
	}
	refusal := &remote.Refusal{}
	refused := errors.As(err, &refusal)
	pause := min(remote.FirstPause<<min(try, 16), remote.LastPause)
	switch {
	case refused && !refusal.Again:
		return 0, err
	case refused && refusal.Wait > left:
		return 0, fmt.Errorf("%w; it wants to be left alone for %s, which is longer than is waited (--patience)", err,
			refusal.Wait)
	case refused && refusal.Wait > 0:
		return refusal.Wait, nil
	case left <= 0:
		return 0, err
	default:
		return min(pause, left), nil
	}
}
