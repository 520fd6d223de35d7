package wire_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/wire"
	"rkllmd/fleet/wire/update_since"
)

func TestUpdateSince(t *testing.T) {
	since, now := &wire.Since{}, time.Now()
	update_since.UpdateSince(since, now.Add(-wire.StallTick), now)
	require.Zero(t, since.At.Load())
	update_since.UpdateSince(since, now.Add(-2*wire.StallTime), now)
	require.Equal(t, now.Add(wire.CatchUpTime-fleet.RetryTime).UnixNano(), since.At.Load())
	since.At.Store(now.UnixNano()) // the connection is new
	update_since.UpdateSince(since, now.Add(-2*wire.StallTime), now)
	require.Equal(t, now.UnixNano(), since.At.Load())
}
