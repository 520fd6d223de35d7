// Package compare_streams measures streams over gRPC beside the same without it.
package compare_streams

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/generation"
	"rkllmd/generation/embedded/open_model"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/tests/bench/compare_spent"
	"rkllmd/tests/bench/run_bare_streams"
	"rkllmd/tests/bench/run_grpc_streams"
	"rkllmd/tests/bench/take_turns"
	"rkllmd/tests/support/faces/kakeya_serve"
)

// CompareStreams has work.Sequences sessions at once generate answers with the model at path, exactly and with one
// thread, over gRPC and without, in turns, for as long as budget says, and compares their speeds. Server and client of
// gRPC are in this process and share the model with the others. gRPC is to leave 0.95 of the speed.
func CompareStreams(b *testing.B, name, path string, work bench.Work, budget time.Duration) bench.Comparison {
	b.Helper()
	backend, err := open_model.OpenModel(generation.ModelOptions{Path: path, Context: work.Prompt + work.Answer,
		Sequences: work.Sequences,
		Threads:   1, Exact: true}, nil)
	require.NoError(b, err)
	defer backend.Close()
	served := kakeya_serve.KakeyaServe(b, kakeya_serve.Options{Backend: backend, Sessions: generation.SessionOptions{
		Window: work.Prompt}})
	table := create_sessions.CreateSessions(backend, generation.SessionOptions{Window: work.Prompt}, nil)
	defer close_sessions.CloseSessions(table)
	turns := 0 // every one has prompts of its own
	spent := take_turns.TakeTurns(budget, func(who int) bench.Spent {
		turns++
		if who == 0 {
			return run_grpc_streams.RunGRPCStreams(b, served, work, turns)
		}
		return run_bare_streams.RunBareStreams(b, table, work, turns)
	})
	c := compare_spent.CompareSpent(fmt.Sprintf("%s, %d streams of %d", name, work.Sequences, work.Answer),
		work.Sequences*work.Answer, spent, 0, 1)
	c.Goal, c.Met = fmt.Sprintf("%.2f of at least 0.95", c.Ratio), c.Ratio >= 0.95
	return c
}
