package relay_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/describe_end"
)

func TestDescribeEnd(t *testing.T) {
	broken := errors.New("broken")
	for _, test := range []struct {
		finish, stop string
		err, cause   error
		reason       generation.Reason
		said         error
	}{
		{finish: "stop", reason: generation.ReasonStop},
		{finish: "tool_calls", reason: generation.ReasonStop},
		{finish: "length", reason: generation.ReasonLength},
		{finish: "stop", stop: "x", reason: generation.ReasonText},
		{finish: "content_filter", reason: generation.ReasonError, said: generation.ErrFailed},
		{err: broken, reason: generation.ReasonError, said: broken},
		{err: broken, cause: upstream.ErrAborted, reason: generation.ReasonAbort},
		{cause: generation.ErrClosed, reason: generation.ReasonError, said: generation.ErrClosed},
	} {
		task, _ := upstream_task.UpstreamTask(generation.Request{Calls: generation.CallsParsed})
		task.Finish, task.StopText, task.Calls, task.Usage.Generated = test.finish, test.stop, 2, 5
		task.Began, task.First = task.Run.Started.Add(time.Second), task.Run.Started.Add(2*time.Second)
		if test.cause != nil {
			task.Cancel(test.cause)
		}
		event := describe_end.DescribeEnd(task, test.err)
		require.Equal(t, []any{test.reason, test.stop, 2, 5, time.Second, 2 * time.Second}, []any{event.Reason,
			event.StopText, event.Calls, event.Usage.Generated, event.Timings.Queued, event.Timings.FirstToken})
		require.ErrorIs(t, event.Err, test.said)
	}
	task, _ := upstream_task.UpstreamTask(generation.Request{})
	task.Calls = 1
	require.Zero(t, describe_end.DescribeEnd(task, nil).Calls, "nobody wanted them")
}
