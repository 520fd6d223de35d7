package fleet_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/watch_catalog"
	"rkllmd/fleet/catalog"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestWatchCatalog(t *testing.T) {
	c, closed, ended := fleet_catalog.FleetCatalog(t), make(chan struct{}), make(chan struct{})
	c.Served["old"] = &catalog.Served{Class: "x"}
	go func() {
		watch_catalog.WatchCatalog(c, &generation.Hub{}, closed)
		close(ended)
	}()
	require.Eventually(t, func() bool {
		c.Mu.Lock()
		defer c.Mu.Unlock()
		return c.Served["old"] == nil && c.Served["toy"] != nil
	}, time.Minute, time.Millisecond)
	close(closed)
	<-ended
}
