// Package isolated_over sums up what those saw to whom nothing must happen.
package isolated_over

import (
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/isolation/isolated_witnesses"
)

// Sum is what they saw: how many answers who asked all the time has got, how long the longest took, and by how much his
// longest pause was longer than it should have been; how many the stream had, and how late each word of it was, without
// faults and with them.
type Sum struct {
	Mu            sync.Mutex // versions are tried at the same time
	Asked         int
	Worst, Slept  time.Duration
	Answers       int
	Quiet, Faults []time.Duration
}

// IsolatedOver has the witnesses of daemons end, adds what they saw to sum, and requires that nothing was wrong.
func IsolatedOver(t *testing.T, sum *Sum, all ...isolated_witnesses.Witnesses) {
	t.Helper()
	for _, w := range all {
		w.Asks.Over.Store(true)
		w.Streams.Over.Store(true)
	}
	for _, w := range all {
		asks, streams := <-w.Asks.Seen, <-w.Streams.Seen
		require.Empty(t, asks.Wrong, "who asks a daemon of %s", w.Version.Name)
		require.NoError(t, streams.Wrong, "the second model of %s", w.Version.Name)
		sum.Mu.Lock()
		sum.Asked, sum.Worst = sum.Asked+asks.Answers, max(sum.Worst, asks.Worst)
		sum.Slept, sum.Answers = max(sum.Slept, asks.Slept), sum.Answers+streams.Answers
		sum.Quiet, sum.Faults = append(sum.Quiet, streams.Quiet...), append(sum.Faults, streams.Faults...)
		sum.Mu.Unlock()
	}
}
