// Package watch_catalog looks which models the fleet has.
package watch_catalog

import (
	"time"

	"rkllmd/cli/fleet/update_main"
	"rkllmd/fleet"
	"rkllmd/fleet/catalog"
	"rkllmd/fleet/catalog/list_names"
	"rkllmd/generation"
)

// WatchCatalog keeps c and h up to date, each fleet.AliveTime, until closed.
//
// **Runs on:** a goroutine of its own.
func WatchCatalog(c *catalog.Catalog, h *generation.Hub, closed <-chan struct{}) {
	ticker := time.NewTicker(fleet.AliveTime)
	defer ticker.Stop()
	for {
		select {
		case <-closed:
			return
		case now := <-ticker.C:
			list_names.ListNames(c, now) // names that are gone are forgotten
			update_main.UpdateMain(c, h, now)
		}
	}
}
