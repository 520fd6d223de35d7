// Package conformance_reached waits for what the conformance library does.
package conformance_reached

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_calls"
	"rkllmd/tests/whole/conformance_prepare"
)

// ConformanceReached waits, a minute at most, until the library has written this line so many times.
func ConformanceReached(t testing.TB, s *conformance_prepare.Session, line string, times int) {
	t.Helper()
	require.Eventually(t, func() bool {
		all, _ := conformance_calls.ConformanceCalls(t, s)
		return strings.Count(strings.Join(all, "\n"), line) >= times
	}, time.Minute, 2*time.Millisecond, line)
}
