// Package isolated_goes waits for words of a stream.
package isolated_goes

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/isolation/isolated_stream"
)

// IsolatedGoes returns when so many more words have come, and fails when the stream has ended or none comes for a
// minute.
func IsolatedGoes(t *testing.T, s *isolated_stream.Stream, words int64) {
	t.Helper()
	last, begin := s.Words.Load(), time.Now()
	for end := last + words; s.Words.Load() < end; time.Sleep(time.Millisecond) {
		if now := s.Words.Load(); now != last {
			last, begin = now, time.Now()
		}
		require.Less(t, time.Since(begin), time.Minute, "the second model is silent")
		if len(s.Seen) > 0 {
			require.NoError(t, (<-s.Seen).Wrong, "the second model")
		}
	}
}
