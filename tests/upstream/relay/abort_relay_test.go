package relay_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_events"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/tests/upstream/upstream_serve"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/abort_relay"
	"rkllmd/upstream/relay/start_relay"
)

func TestAbortRelay(t *testing.T) {
	begun, gone := make(chan struct{}), make(chan struct{})
	s := upstream_serve.UpstreamServe(t, func(w http.ResponseWriter, r *http.Request) {
		upstream_events.UpstreamEvents(`{"choices": [{"delta": {"content": "a"}}]}`)(w, r)
		close(begun)
		<-r.Context().Done()
		close(gone)
	})
	s.Options.Runs = 1
	start := start_relay.StartRelay(s)
	running, _ := upstream_task.UpstreamTask(generation.Request{Prompt: "x", Sampling: upstream.Unsaid})
	waiting, _ := upstream_task.UpstreamTask(generation.Request{Prompt: "x", Sampling: upstream.Unsaid})
	require.NoError(t, start(running.Run))
	require.NoError(t, start(waiting.Run))
	<-begun
	for _, run := range []*generation.Run{waiting.Run, running.Run} {
		abort_relay.AbortRelay(run)
		<-run.Done
		require.Equal(t, generation.ReasonAbort, run.Last.Reason)
	}
	<-gone // the server is told
	require.Zero(t, s.Running)
}
