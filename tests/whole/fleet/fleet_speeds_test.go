package fleet_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/fleet/fleet_ask"
	"rkllmd/tests/support/fleet/fleet_crowd"
	"rkllmd/tests/support/fleet/fleet_load"
	"rkllmd/tests/support/fleet/fleet_open"
	"rkllmd/tests/support/fleet/nats_server"
)

// Three members, of which one is twice and one four times as fast as the slowest: all have work, as much as they are
// fast, and a run that has the choice goes to the fastest.
func TestFleetSpeeds(t *testing.T) {
	const places, runs, tokens = 4, 130, 10
	url, _ := nats_server.NATSServer(t)
	fleet_crowd.FleetCrowd(t, url, []time.Duration{240 * time.Millisecond, 120 * time.Millisecond,
		60 * time.Millisecond}, places) // so slow that what a busy machine adds is little
	g, b := fleet_open.FleetOpen(t, url, 3)
	begun := time.Now()
	fleet_load.FleetLoad(t, b, runs, runs, tokens)
	long := time.Since(begun)
	var done [3]uint64
	g.Mu.Lock()
	for i := range done {
		done[i] = g.Figures[fmt.Sprintf("m%04d", i)].Tokens
	}
	g.Mu.Unlock()
	best := runs * tokens * time.Second * 3 / 350 // 4 places, of 25/6, 25/3 and 50/3 tokens a second
	t.Logf("%v tokens in %v; the sum of the speeds would take %v", done, long, best)
	require.Equal(t, uint64(runs*tokens), done[0]+done[1]+done[2])
	require.Greater(t, 2*done[1], 3*done[0], done)
	require.Greater(t, 2*done[2], 3*done[1], done)
	before := done[2]
	for seed := range uint64(6) {
		_, err := fleet_ask.FleetAsk(b, "one", seed, tokens)
		require.NoError(t, err)
	}
	g.Mu.Lock()
	defer g.Mu.Unlock()
	require.Equal(t, before+6*tokens, g.Figures["m0002"].Tokens, "the slowest has the first name")
}
