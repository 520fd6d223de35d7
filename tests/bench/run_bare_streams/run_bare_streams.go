// Package run_bare_streams times sessions without a protocol.
package run_bare_streams

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/measure_streams"
	"rkllmd/generation"
	"rkllmd/generation/session/append_session"
	"rkllmd/generation/session/close_session"
	"rkllmd/generation/session/create_session"
	"rkllmd/tests/bench/bench_bare_stream"
	"rkllmd/tests/bench/bench_tokens"
)

// RunBareStreams makes a session in table for each sequence of work, with a prompt that depends on turn, and returns
// what it takes to have them all answered at once.
func RunBareStreams(b *testing.B, table *generation.Sessions, work bench.Work, turn int) bench.Spent {
	b.Helper()
	var sessions []*generation.Session
	for i := range work.Sequences {
		session, err := create_session.CreateSession(table, "", nil)
		require.NoError(b, err)
		_, err = append_session.AppendSession(session, bench_tokens.BenchTokens(uint64(turn*work.Sequences+i),
			work.Prompt, table.Backend.Model.Vocabulary))
		require.NoError(b, err)
		sessions = append(sessions, session)
	}
	spent, err := measure_streams.MeasureStreams(work.Sequences, bench_bare_stream.BenchBareStream(sessions,
		work.Answer))
	require.NoError(b, err)
	for _, session := range sessions {
		close_session.CloseSession(table, session, generation.ClosedByClient)
	}
	return spent
}
