package relay_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_events"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/tests/upstream/upstream_serve"
	"rkllmd/upstream/relay/run_relay"
)

func TestRunRelay(t *testing.T) {
	s := upstream_serve.UpstreamServe(t, upstream_events.UpstreamEvents(
		`{"choices": [{"delta": {"content": "a"}, "finish_reason": "length"}]}`, "[DONE]"))
	task, record := upstream_task.UpstreamTask(generation.Request{})
	s.Tasks[&task.Turn] = task
	s.Running = 1 // it has its turn
	task.Wake <- struct{}{}
	s.Ended.Add(1)
	run_relay.RunRelay(s, task)
	s.Ended.Wait()
	<-task.Run.Done
	require.Equal(t, generation.ReasonLength, task.Run.Last.Reason)
	require.Equal(t, "a", record.Events[0].Token.Text)
	require.Zero(t, s.Running)
	require.Empty(t, s.Tasks)
	require.Error(t, task.Context.Err(), "nothing is left of it")
}
