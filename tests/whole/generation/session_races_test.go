package generation_test

import (
	"math/rand/v2"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/tests/support/generation/generation_fake_table"
	"rkllmd/tests/whole/generation/generation_stir"
)

// Many clients do everything at once to the sessions of one table.
func TestSessionRaces(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Limit: 16, Sink: 2,
		Window: 10, Idle: 5 * time.Millisecond})
	stir := &generation_stir.Stir{Table: table, Done: map[string]int{}}
	var group sync.WaitGroup
	for seed := range uint64(16) {
		group.Go(func() {
			random := rand.New(rand.NewPCG(seed, 1))
			for range 2000 {
				generation_stir.GenerationStir(stir, random)
			}
		})
	}
	group.Wait()
	table.Mu.Lock() // the goroutine that closes idle sessions is at work still
	open := len(table.ByID)
	table.Mu.Unlock()
	close_sessions.CloseSessions(table)

	require.Empty(t, stir.Strange)
	reasons, owners := map[generation.CloseReason]int{}, map[uint64]bool{}
	for _, s := range stir.All {
		mark, err := strconv.Atoi(s.Label)
		require.NoError(t, err)
		for _, token := range s.Tokens {
			require.Equal(t, int32(mark), token, "its own tokens alone")
		}
		require.True(t, s.Closed)
		require.Nil(t, s.Run)
		require.Len(t, fake.Gone[s], 1, "its end is told once")
		require.Equal(t, 1, fake.Released[s.Owner], "its cache is given back once")
		require.False(t, owners[s.Owner], "its number is its own")
		owners[s.Owner] = true
		reasons[fake.Gone[s][0]]++
	}
	require.Len(t, fake.Gone, len(stir.All))
	for _, what := range []string{"create", "fork", "close", "expire", "cut", "append", "append refused", "run",
		"run refused"} {
		require.NotZero(t, stir.Done[what], what)
	}
	for _, reason := range []generation.CloseReason{generation.ClosedByClient, generation.ClosedIdle,
		generation.ClosedCapacity} {
		require.NotZero(t, reasons[reason], reason)
	}
	t.Logf("%d sessions, %d still open at the end, %d aborted runs; closed: %v; done: %v", len(stir.All), open,
		len(fake.Aborted), reasons, stir.Done)
}
