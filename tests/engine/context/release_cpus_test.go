package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context"
	"rkllmd/engine/context/release_cpus"
)

func TestReleaseCpus(t *testing.T) {
	s := &context.Share{CPUs: 4, Taken: 3}
	for _, threads := range []int{3, 1, 1, 9, 1} {
		s.Line = append(s.Line, context.Waiter{Threads: threads, Turn: make(chan struct{})})
	}
	line := s.Line
	for _, step := range []struct{ released, taken, waiting int }{
		{1, 2, 5}, // not room for the first one, whom nobody overtakes
		{2, 4, 3}, // it and the next
		{3, 2, 2}, // one more; not the big one
		{2, 9, 1}, // which is alone
		{9, 1, 0},
	} {
		release_cpus.ReleaseCpus(s, step.released)
		require.Equal(t, step.taken, s.Taken)
		require.Len(t, s.Line, step.waiting)
		for _, waiter := range line[:5-step.waiting] {
			<-waiter.Turn
		}
	}
}
