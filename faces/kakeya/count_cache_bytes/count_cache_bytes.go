// Package count_cache_bytes adds up the memory that the cache holds for sessions.
package count_cache_bytes

import (
	"rkllmd/faces/kakeya"
	"rkllmd/generation"
)

// CountCacheBytes returns the bytes of cache that all sessions of host hold; 0 for those whose backend does not tell.
//
// **Runs on:** any thread that may wait. It waits for the step at hand. A backend's own thread must not call it.
// **Holds:** Host.Mu, not while it waits.
func CountCacheBytes(host *kakeya.Host) (bytes uint64) {
	host.Mu.Lock()
	owners := map[*generation.Backend][]uint64{}
	for _, s := range host.Sessions {
		owners[s.Backend] = append(owners[s.Backend], s.Owner)
	}
	host.Mu.Unlock()
	for model, list := range owners {
		if model.Holdings == nil {
			continue
		}
		held := model.Holdings()
		for _, owner := range list {
			bytes += uint64(held[owner]) * model.Model.BytesPerToken
		}
	}
	return bytes
}
