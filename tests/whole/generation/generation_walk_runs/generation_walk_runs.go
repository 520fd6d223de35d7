// Package generation_walk_runs has several sessions answer at once.
package generation_walk_runs

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/regenerate_answer"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/support/generation/generation_record"
	"rkllmd/tests/whole/generation/generation_alone"
	"rkllmd/utils/turns"
)

// Known is a session and the history that it must have.
type Known struct {
	Session *generation.Session
	History []int32
}

// Walk is a walk at random through what sessions can do.
type Walk struct {
	Tables   [2]*generation.Sessions // on backends of one model
	Alone    *generation.Backend     // the same model, for answers without any session
	Folder   string
	Sessions []*Known
	Lost     [][]int32 // histories of evicted sessions
	Counts   map[string]int
}

// GenerationWalkRuns starts a run in each of these sessions, whose prompts and sampling are random, does one in four
// again with another seed, and requires of each that its prompt is the history, truncated, and its answer that of the
// same tokens alone.
func GenerationWalkRuns(t testing.TB, w *Walk, random *rand.Rand, sessions []*Known) {
	t.Helper()
	var runs []*generation.Run
	for _, known := range sessions {
		s, seed := known.Session, random.Uint64()
		request := generation.Request{Client: turns.Client{Number: s.Owner}, Session: s, Seed: &seed,
			Sampling: s.Backend.Defaults, Logprobs: -1, MaxTokens: 1 + random.IntN(7), IgnoreEnd: random.IntN(2) == 0}
		if random.IntN(2) == 0 {
			request.Sampling.TopK = 1
		}
		for range 1 + random.IntN(5) {
			request.Tokens = append(request.Tokens, int32(random.IntN(s.Backend.Model.Vocabulary)))
		}
		known.History = append(known.History, request.Tokens...)
		if dropped := len(known.History) - s.Sink - s.Window; len(known.History) > s.Capacity {
			known.History = slices.Concat(known.History[:s.Sink], known.History[s.Sink+dropped:])
			w.Counts["truncated"]++
		}
		run, err := start_generation.StartGeneration(s.Backend, request, generation_record.GenerationRecord(
			&generation_record.Record{}))
		require.NoError(t, err)
		runs = append(runs, run)
	}
	for i, run := range runs {
		<-run.Done
		if random.IntN(4) == 0 {
			w.Counts["regenerated"]++
			seed := random.Uint64()
			again, err := regenerate_answer.RegenerateAnswer(run, &seed, run.Sink)
			require.NoError(t, err)
			<-again.Done
			run = again
		}
		known := sessions[i]
		require.NoError(t, run.Last.Err)
		require.Equal(t, known.History, run.Prompt)
		require.Equal(t, generation_alone.GenerationAlone(t, w.Alone, run.Request, run.Prompt, run.Request.MaxTokens),
			run.Answer)
		known.History = append(known.History, run.Answer...)
		w.Counts["runs"]++
		w.Counts["tokens"] += len(run.Answer)
		w.Counts["tokens reused"] += run.Last.Usage.Reused
	}
}
