package relay_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/tests/upstream/upstream_serve"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/close_relay"
	"rkllmd/upstream/relay/start_relay"
)

func TestCloseRelay(t *testing.T) {
	s := upstream_serve.UpstreamServe(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	s.Options.Runs = 1
	start := start_relay.StartRelay(s)
	var runs []*generation.Run
	for range 3 {
		task, _ := upstream_task.UpstreamTask(generation.Request{Prompt: "x", Sampling: upstream.Unsaid})
		require.NoError(t, start(task.Run))
		runs = append(runs, task.Run)
	}
	close_relay.CloseRelay(s)()
	for _, run := range runs {
		<-run.Done
		require.Equal(t, generation.ReasonError, run.Last.Reason)
		require.ErrorIs(t, run.Last.Err, generation.ErrClosed)
	}
	require.Empty(t, s.Tasks)
}
