// Package count_cache_bytes adds up the memory that the cache holds for sessions.
package count_cache_bytes

import (
	"rkllmd/faces/kakeya"
	"rkllmd/generation"
)

// CountCacheBytes returns the bytes of cache that all sessions of host hold; 0 where the backend does not tell.
//
// **Runs on:** any thread that may wait. It waits for the step at hand. A backend's own thread must not call it.
// **Holds:** Host.Mu, not while it waits.
func CountCacheBytes(host *kakeya.Host) (bytes uint64) {
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
