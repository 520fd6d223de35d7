// Package wait_for_model waits for a model that is being loaded.
package wait_for_model

import (
	"context"
	"fmt"
	"net/http"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/describe_loading"
	"rkllmd/faces/stream/fail_answer"
	"rkllmd/faces/stream/watch_loading"
	"rkllmd/faces/web"
	"rkllmd/faces/web/flush_stream"
	"rkllmd/faces/web/queue_message"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// WaitForModel waits until no model is being loaded, and sends status messages meanwhile. Where these cannot be sent it
// does not wait, and says when to try again, unless the stream is patient.
//
// **Runs on:** the request's goroutine.
func WaitForModel(ctx context.Context, s *web.Stream, w http.ResponseWriter) *stream.Error {
	for step, err := range watch_loading.WatchLoading(ctx, s.Hub, web.PollTime) {
		switch {
		case err != nil && ctx.Err() != nil:
			err = fmt.Errorf("the model is still being loaded: %w", err)
		case err != nil:
			err = name_error.NameError(generation.ErrClosed, "the model could not be loaded: %w", err)
		case !s.Events && s.Patient:
		case !s.Events:
			failure := fail_answer.FailAnswer(s.Answer, name_error.NameError(generation.ErrClosed,
				"the model is being loaded, %.0f %% of it has been read: try again, or ask for a stream",
				step.Done*100))
			failure.RecoveryAction, failure.RetryAfter = stream.ActionRetry, max(1, step.Rest.Seconds())
			return &failure
		default:
			queue_message.QueueMessage(s, describe_loading.DescribeLoading(step))
			err = flush_stream.FlushStream(s, w)
		}
		if err != nil {
			failure := fail_answer.FailAnswer(s.Answer, err)
			return &failure
		}
	}
	return nil
}
