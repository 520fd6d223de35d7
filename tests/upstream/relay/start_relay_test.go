package relay_test

import (
	"net/http"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_events"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/tests/upstream/upstream_serve"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/close_relay"
	"rkllmd/upstream/relay/start_relay"
)

func TestStartRelay(t *testing.T) {
	gate, asked := make(chan struct{}), atomic.Int32{}
	s := upstream_serve.UpstreamServe(t, func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		<-gate
		upstream_events.UpstreamEvents(`{"choices": [{"delta": {"content": "x"}, "finish_reason": "stop"}]}`)(w, r)
	})
	start := start_relay.StartRelay(s)
	var runs []*generation.Run
	for range 4 {
		task, _ := upstream_task.UpstreamTask(generation.Request{Prompt: "x", Sampling: upstream.Unsaid})
		require.NoError(t, start(task.Run))
		runs = append(runs, task.Run)
	}
	late, _ := upstream_task.UpstreamTask(generation.Request{Prompt: "x", Sampling: upstream.Unsaid})
	require.ErrorIs(t, start(late.Run), generation.ErrFull)
	late.Run.Request.Documents = "[]"
	require.ErrorIs(t, start(late.Run), generation.ErrNotSupported)
	require.LessOrEqual(t, asked.Load(), int32(2), "two at once")
	close(gate)
	for _, run := range runs {
		<-run.Done
		require.Equal(t, generation.ReasonStop, run.Last.Reason, run.Last.Err)
	}
	require.EqualValues(t, 4, asked.Load())
	require.Zero(t, s.Running)
	close_relay.CloseRelay(s)()
	late.Run.Request.Documents = ""
	require.ErrorIs(t, start(late.Run), generation.ErrClosed)
}
