// Package describe_end says how a run has ended that an upstream server answers.
package describe_end

import (
	"context"
	"errors"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/upstream"
)

// DescribeEnd returns what deliver_done is to be told of task, whose answer was read with err. Usage is the server's
// word: 0 where it says none.
//
// **Runs on:** the backend's thread.
func DescribeEnd(task *upstream.Task, err error) generation.Event {
	event := generation.Event{Reason: generation.ReasonStop, EndToken: -1, Usage: task.Usage, Calls: task.Calls}
	if task.Run.Request.Calls == generation.CallsText {
		event.Calls = 0 // nobody was told of them
	}
	if !task.Began.IsZero() {
		event.Timings.Queued = task.Began.Sub(task.Run.Started)
	}
	if !task.First.IsZero() {
		event.Timings.FirstToken = task.First.Sub(task.Run.Started)
	}
	cause := context.Cause(task.Context)
	switch {
	case errors.Is(cause, upstream.ErrAborted):
		event.Reason = generation.ReasonAbort
	case cause != nil:
		event.Reason, event.Err = generation.ReasonError, cause
	case err != nil:
		event.Reason, event.Err = generation.ReasonError, err
	case task.Finish == "length":
		event.Reason = generation.ReasonLength
	case task.Finish == "content_filter":
		event.Reason, event.Err = generation.ReasonError, name_error.NameError(generation.ErrFailed,
			"the upstream server has ended the answer by its content filter")
	case task.StopText != "":
		event.Reason, event.StopText = generation.ReasonText, task.StopText
	}
	return event
}
