// Package count_cache counts the memory that the cache holds for all sessions.
package count_cache

import (
	"rkllmd/generation/peek_backend"
	"rkllmd/kakeya"
	"rkllmd/kakeya/drop_table"
	"rkllmd/kakeya/sum_cache"
)

// CountCache returns the gauge session_kv_live_bytes: the sum of kv_live_bytes over all sessions of host. Those of a model that is gone
// are closed first.
//
// **Runs on:** any; what it returns too, but not on a backend's own threads: it waits for the step at hand.
func CountCache(host *kakeya.Host) func() float64 {
	return func() float64 {
		drop_table.DropTable(host, peek_backend.PeekBackend(host.Hub))
		return float64(sum_cache.SumCache(host))
	}
}
