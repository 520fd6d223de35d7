// Package continue_answers proves that answers go on as if they had never been interrupted.
package continue_answers

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/whole/continuation/continuation_answer"
	"rkllmd/tests/whole/continuation/continuation_changes"
	"rkllmd/tests/whole/continuation/continuation_request"
)

// ContinueAnswers has at least count answers continued, each at a place by chance and each in a pool other than the one
// that it was begun in, beside other answers, and compares all that is told of them.
func ContinueAnswers(t *testing.T, random *rand.Rand, count int) {
	_, first := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Sequences: 4})
	_, second := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Sequences: 3})
	var continued, tokens, modified, bound int
	for continued < count {
		var requests []generation.Request
		var runs []*generation.Run
		var answers []*continuation_answer.Answer
		for range 8 {
			request := continuation_request.ContinuationRequest(random, first.Defaults)
			a := &continuation_answer.Answer{Modify: continuation_changes.ContinuationChanges(random, first.Defaults)}
			run, err := start_generation.StartGeneration(first, request, continuation_answer.ContinuationAnswer(a))
			require.NoError(t, err)
			requests, runs, answers = append(requests, request), append(runs, run), append(answers, a)
		}
		var ends []*generation.Run
		var rests []*continuation_answer.Answer
		var places []int
		for i, run := range runs {
			<-run.Done
			require.NotEqual(t, generation.ReasonError, run.Last.Reason, "%v", run.Last.Err)
			place := 0
			if len(run.Answer) > 1 {
				place = 1 + random.IntN(len(run.Answer)-1)
				requests[i].Given = &generation.Given{Tokens: run.Answer[:place], Changes: run.Task.Changes,
					Bound: answers[i].Bound[place-1], BoundAt: run.Task.BoundAt}
				continued, tokens, modified = continued+1, tokens+len(run.Answer)-place, modified+len(run.Task.Changes)
			}
			if requests[i].Given != nil && requests[i].Given.Bound {
				bound++
			}
			rest := &continuation_answer.Answer{}
			end, err := start_generation.StartGeneration(second, requests[i],
				continuation_answer.ContinuationAnswer(rest))
			require.NoError(t, err)
			ends, rests, places = append(ends, end), append(rests, rest), append(places, place)
		}
		for i, end := range ends {
			<-end.Done
			require.Equal(t, runs[i].Answer, end.Answer, "behind %d tokens: %+v", places[i], requests[i])
			require.Equal(t, answers[i].Tokens[places[i]:], rests[i].Tokens, "behind %d tokens", places[i])
			require.Equal(t, answers[i].Last.Reason, rests[i].Last.Reason)
			require.Equal(t, answers[i].Last.Usage.Generated, rests[i].Last.Usage.Generated)
		}
	}
	t.Logf("%d continuations, %d tokens behind them, %d modifications, %d within a grammar", continued, tokens,
		modified, bound)
	require.True(t, modified > count/4 && bound > count/20, "the test proves less than it says")
}
