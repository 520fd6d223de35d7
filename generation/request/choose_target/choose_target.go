// Package choose_target says how soon a request would like to be begun.
package choose_target

import (
	"cmp"
	"time"

	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// ChooseTarget returns the request's target, or the default one, less generation.PriorityTime for each step of its
// priority, of which generation.MostPriority count at most. It is never 0, which would mean the default.
//
// **Runs on:** any thread.
func ChooseTarget(r *generation.Request) time.Duration {
	steps := min(max(r.Priority, -generation.MostPriority), generation.MostPriority)
	target := min(cmp.Or(r.Target, turns.DefaultTarget), generation.MostTarget)
	return cmp.Or(target-time.Duration(steps)*generation.PriorityTime, -1)
}
