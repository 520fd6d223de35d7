// Package sum_cache adds up the memory that the cache holds for sessions.
package sum_cache

import (
	"rkllmd/generation"
	"rkllmd/kakeya"
)

// SumCache returns the bytes of cache that all sessions of host hold; 0 where the backend does not tell.
//
// **Runs on:** any but a backend's own threads: it waits for the step at hand. **Holds:** Host.Mu, not while it waits.
func SumCache(host *kakeya.Host) (bytes uint64) {
	host.Mu.Lock()
	var model *generation.Backend
	owners := make([]uint64, 0, len(host.Sessions))
	for _, s := range host.Sessions {
		owners, model = append(owners, s.Owner), s.Backend
	}
	host.Mu.Unlock()
	if model == nil || model.Holdings == nil {
		return 0
	}
	held := model.Holdings()
	for _, owner := range owners {
		bytes += uint64(held[owner]) * model.Model.BytesPerToken
	}
	return bytes
}
