// Package fleet_load asks a fleet for many answers.
package fleet_load

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_ask"
)

// FleetLoad has clients ask b for so many answers, each of so many tokens, one after the other each, and returns how
// long their first tokens took, the fastest first. Whatever is lost, repeated or wrong fails the test.
func FleetLoad(t testing.TB, b *generation.Backend, clients, runs, tokens int) []time.Duration {
	t.Helper()
	var next atomic.Int64
	var asking sync.WaitGroup
	took, failures := make([]time.Duration, runs), make([]error, runs)
	for client := range clients {
		asking.Go(func() {
			for i := next.Add(1) - 1; i < int64(runs); i = next.Add(1) - 1 {
				took[i], failures[i] = fleet_ask.FleetAsk(b, fmt.Sprint("user ", client), uint64(i), tokens)
			}
		})
	}
	asking.Wait()
	for _, err := range failures {
		require.NoError(t, err)
	}
	slices.Sort(took)
	return took
}
