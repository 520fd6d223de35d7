// Package isolated_stream is a client that streams from a second model, whatever happens to the first one.
package isolated_stream

import (
	"sync/atomic"
	"testing"
	"time"

	"rkllmd/tests/whole/isolation/isolated_answer"
)

// Stream is such a client. Over ends it when its answer has ended, and then Seen has what it has seen.
type Stream struct {
	Words  atomic.Int64 // that have come
	Faults atomic.Bool  // from now on there are faults
	Over   atomic.Bool
	Seen   chan Seen
}

// Seen is how many answers a stream had, how late each word was, without faults and with them, and what was not as it
// must be; nil: each answer was whole.
type Seen struct {
	Answers       int
	Quiet, Faults []time.Duration
	Wrong         error
}

// IsolatedStream has the model steady of the daemon at address say hundreds of words, again and again.
func IsolatedStream(t *testing.T, address string) *Stream {
	t.Helper()
	s := &Stream{Seen: make(chan Seen, 1)}
	go func() {
		var seen Seen
		for !s.Over.Load() && seen.Wrong == nil {
			began := s.Faults.Load()
			late, err := isolated_answer.IsolatedAnswer(address, &s.Words)
			if seen.Wrong = err; began {
				seen.Faults = append(seen.Faults, late...)
			} else if !s.Faults.Load() { // otherwise it is of both kinds
				seen.Quiet = append(seen.Quiet, late...)
			}
			seen.Answers++
		}
		s.Seen <- seen
	}()
	return s
}
