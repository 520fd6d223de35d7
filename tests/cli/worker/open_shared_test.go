package worker_test

import (
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker"
	"rkllmd/cli/worker/open_shared"
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/tests/cli/worker/worker_pair"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_engine"
)

// Front-ends get over the link what they get in the process: the same answer, many at once.
func TestOpenShared(t *testing.T) {
	_, there := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{})
	seed := uint64(5)
	request := generation.Request{Prompt: "river", MaxTokens: 20, Logprobs: 2, Seed: &seed}
	alone, text := generation_answer.GenerationAnswer(t, there, request)
	p, s := worker_pair.WorkerPair(t, there, nil), &worker.Shares{}
	o := generation.ModelOptions{Sequences: 4, Queue: 9, Look: true}
	look, err := open_shared.OpenShared(p.Isolated, s, o, 0)
	require.NoError(t, err)
	require.Equal(t, []any{there.Model, there.Capabilities}, []any{look.Model, look.Capabilities})
	require.Nil(t, look.Start)
	require.Nil(t, p.Offer.Member, "nothing was made")
	o.Look = false
	b, err := open_shared.OpenShared(p.Isolated, s, o, time.Hour)
	require.NoError(t, err)
	require.Equal(t, []any{there.Name, there.Capabilities, there.Model, there.Defaults}, []any{b.Name, b.Capabilities,
		b.Model, b.Defaults})
	require.Equal(t, o, p.Asked[1])
	require.Equal(t, time.Hour, p.Offer.Member.HangTime)
	for range 2 {
		run, same := generation_answer.GenerationAnswer(t, b, request)
		require.Equal(t, []any{text, alone.Answer, alone.Last.Reason}, []any{same, run.Answer, run.Last.Reason})
	}
	require.NoError(t, b.Check())
	there.Close = new(sync.WaitGroup).Wait // which does nothing: it is used once more
	b.Close()
	require.Nil(t, p.Offer.Member)
	require.ErrorIs(t, b.Start(&generation.Run{}), generation.ErrClosed)
	o.Path = "/m.gguf"
	b, err = open_shared.OpenShared(p.Isolated, s, o, 0)
	require.NoError(t, err, "over the same stream")
	require.Equal(t, []string{"", "", "/m.gguf"}, p.Paths)
	b.Close()

	p = worker_pair.WorkerPair(t, nil, name_error.NameError(generation.ErrMemory, "too little"))
	_, err = open_shared.OpenShared(p.Isolated, &worker.Shares{}, o, 0)
	require.ErrorIs(t, err, generation.ErrMemory)
	require.EqualError(t, err, "too little")
	require.NoError(t, p.Ours.Close())
	_, err = open_shared.OpenShared(p.Isolated, &worker.Shares{}, o, 0)
	require.ErrorIs(t, err, generation.ErrClosed)
	p.Ours = nil
	_, err = open_shared.OpenShared(p.Isolated, &worker.Shares{}, o, 0)
	require.ErrorContains(t, err, "has ended")
}
