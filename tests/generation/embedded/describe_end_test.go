package embedded_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/describe_end"
)

func TestDescribeEnd(t *testing.T) {
	began := time.Unix(100, 0)
	run := &generation.Run{Prompt: make([]int32, 7), Started: began}
	task := &engine.Task{Reused: 3, Generated: 5, Figures: engine.TaskFigures{PrefillTokens: 4},
		Prefill: 2 * time.Second, End: engine.EndToken, EndedBy: 9,
		Started: began.Add(time.Second), First: began.Add(3 * time.Second), Finished: began.Add(8 * time.Second)}
	require.Equal(t, generation.Event{
		Reason: generation.ReasonStop, EndToken: 9, Usage: generation.Usage{Prompt: 7, Reused: 3, Prefilled: 4,
			Generated: 5},
		Timings: generation.Timings{Queued: time.Second, Prefill: 2 * time.Second, FirstToken: 3 * time.Second,
			Total: 8 * time.Second},
	}, describe_end.DescribeEnd(run, task))
	for _, row := range []struct {
		end    engine.TaskEnd
		wanted int
		reason generation.Reason
	}{
		{engine.EndLength, 5, generation.ReasonLength},
		{engine.EndContext, 5, generation.ReasonContext}, {engine.EndStopped, 0, generation.ReasonText},
		{engine.EndAborted, 0, generation.ReasonAbort},
	} {
		task.End, run.Request.MaxTokens = row.end, row.wanted
		event := describe_end.DescribeEnd(run, task)
		require.Equal(t, row.reason, event.Reason, "%v", row)
		require.EqualValues(t, -1, event.EndToken)
		require.NoError(t, event.Err)
	}
	for _, row := range []struct{ err, kind error }{{engine.ErrPoolClosed, generation.ErrClosed},
		{errors.New("decode failed"), generation.ErrFailed}} {
		event := describe_end.DescribeEnd(run, &engine.Task{End: engine.EndFailed, Err: row.err,
			Finished: began.Add(4 * time.Second)})
		require.Equal(t, generation.ReasonError, event.Reason)
		require.ErrorIs(t, event.Err, row.kind)
		require.EqualError(t, event.Err, row.err.Error())
		require.Equal(t, generation.Timings{Queued: 4 * time.Second, Total: 4 * time.Second}, event.Timings,
			"it never had a slot")
	}
}
