// Package conformance_play makes calls of the conformance library and compares.
package conformance_play

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_calls"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/conformance_require"
)

// Counts is how much was compared: calls, members of arguments, members of results.
type Counts struct{ Calls, Arguments, Results int }

// ConformancePlay makes the calls, compares what the library got and what the client heard with what the steps say, and
// adds to counts, by method, what was compared and found equal.
func ConformancePlay(t *testing.T, s *conformance_prepare.Session, steps []conformance_ask.Step,
	counts map[string]Counts) {
	t.Helper()
	for _, step := range steps {
		if step.Name == "" {
			step.Name = step.Method
		}
		_, before := conformance_calls.ConformanceCalls(t, s)
		answers := conformance_ask.ConformanceAsk(t, s, step)
		_, differences := conformance_calls.ConformanceCalls(t, s)
		require.Empty(t, differences[len(before):], "%s: %s", s.Name, step.Name)
		require.Len(t, answers, len(step.Want), "%s: %s: %v", s.Name, step.Name, answers)
		for i, answer := range answers {
			require.Nil(t, answer.Error, "%s: %s", s.Name, step.Name)
			conformance_require.ConformanceRequire(t, step.Want[i], string(answer.Result), s.Name+": "+step.Name)
		}
		count := counts[step.Method]
		counts[step.Method] = Counts{count.Calls + 1, count.Arguments + step.Arguments, count.Results + step.Results}
	}
}
