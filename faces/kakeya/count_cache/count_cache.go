// Package count_cache counts the memory that the cache holds for all sessions.
package count_cache

import (
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/count_cache_bytes"
	"rkllmd/faces/kakeya/drop_tables"
)

// CountCache returns the gauge session_kv_live_bytes: the sum of kv_live_bytes over all sessions of host. Those of a
// model that is gone are closed first.
//
// **Runs on:** any thread. What it returns runs on any thread but a backend's own, because it waits for the step at
// hand.
func CountCache(host *kakeya.Host) func() float64 {
	return func() float64 {
		drop_tables.DropTables(host, false)
		return float64(count_cache_bytes.CountCacheBytes(host))
	}
}
