package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/start_embedding"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/utils/turns"
)

func TestStartEmbedding(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutD}, rkllm.Limits{Queue: 1})
	rt.Loaded = true
	gate, made := &library.Gate{}, &library.Vector{Ended: make(chan struct{})}
	client, input := turns.Client{User: "u", Number: 7}, generation.Input{Text: "a"}
	job, err := start_embedding.StartEmbedding(rt, gate, client, input, made)
	require.NoError(t, err)
	require.Equal(t, []*rkllm.Job{job}, rt.Queue)
	require.Equal(t, client, job.Turn.Client)
	_, err = start_embedding.StartEmbedding(rt, gate, client, input, &library.Vector{})
	require.ErrorIs(t, err, generation.ErrBusy)
	job.Finish(job)
	<-made.Ended
	gate.Closed = true
	_, err = start_embedding.StartEmbedding(rt, gate, client, input, &library.Vector{})
	require.ErrorIs(t, err, generation.ErrClosed)
}
