// Package is_full tells whether a pool takes no further task.
package is_full

import "rkllmd/engine"

// IsFull reports whether no further task of a user's may wait: as many do as PoolOptions.Queue says, beside those for
// whom there is a slot. A user of whom nobody waits has a place all the same, so that one cannot shut out others; of
// these places there are as many again.
//
// **Runs on:** any thread. **Holds:** Pool.Mu (the caller).
func IsFull(p *engine.Pool, user string) bool {
	most := p.Options.Queue + p.Options.Sequences - p.Stats.Running
	if len(p.Waiting) < most {
		return false
	}
	if user == "" || len(p.Waiting) >= most+p.Options.Queue {
		return true
	}
	for _, t := range p.Waiting {
		if t.Client.User == user {
			return true
		}
	}
	return false
}
