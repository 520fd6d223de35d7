package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/wait_for_fleet"
)

func TestWaitForFleet(t *testing.T) {
	p := &fleet.Part{Closed: make(chan struct{})}
	close(p.Closed)
	require.NoError(t, wait_for_fleet.WaitForFleet(p)())
}
