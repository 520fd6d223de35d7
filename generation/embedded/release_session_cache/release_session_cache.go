// Package release_session_cache lets go of what a pool has cached for a session.
package release_session_cache

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/release_owner"
)

// ReleaseSessionCache returns Backend.Release over the pool p, which is release_owner.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func ReleaseSessionCache(p *engine.Pool) func(uint64) {
	return func(owner uint64) { release_owner.ReleaseOwner(p, owner) }
}
