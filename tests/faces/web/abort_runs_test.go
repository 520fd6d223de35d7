package web_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web/abort_runs"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/generation/generation_record"
)

func TestAbortRuns(t *testing.T) {
	b := web_backend.WebBackend("a", "wait")
	var runs []*generation.Run
	for range 2 {
		run, err := start_generation.StartGeneration(b, generation.Request{Prompt: "x", Sampling: b.Defaults,
			Logprobs: -1},
			generation_record.GenerationRecord(&generation_record.Record{}))
		require.NoError(t, err)
		runs = append(runs, run)
	}
	abort_runs.AbortRuns(runs)
	for _, run := range runs {
		<-run.Done
		require.Equal(t, generation.ReasonAbort, run.Last.Reason)
	}
	abort_runs.AbortRuns(runs)
}
