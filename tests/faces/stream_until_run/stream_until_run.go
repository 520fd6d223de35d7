// Package stream_until_run waits for a generation.
package stream_until_run

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
)

// StreamUntilRun waits until the generation of the session's exchange has been started, two minutes at most.
func StreamUntilRun[H any](t testing.TB, s *stream.Session[H]) {
	t.Helper()
	require.Eventually(t, func() bool { s.Mu.Lock(); defer s.Mu.Unlock(); return s.Exchange.Run != nil },
		2*time.Minute, time.Millisecond)
}
