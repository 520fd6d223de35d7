// Package await_model waits for a model that is being loaded.
package await_model

import (
	"context"
	"fmt"
	"net/http"

	"rkllmd/completion"
	"rkllmd/completion/describe_loading"
	"rkllmd/completion/fail_answer"
	"rkllmd/completion/watch_loading"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/web"
	"rkllmd/web/flush_stream"
	"rkllmd/web/queue_message"
)

// AwaitModel waits until no model is being loaded, and sends status messages meanwhile. Where these cannot be sent it does not wait, and says when to try
// again.
//
// **Runs on:** the request's goroutine.
func AwaitModel(ctx context.Context, stream *web.Stream, w http.ResponseWriter) *completion.Error {
	for step, err := range watch_loading.WatchLoading(ctx, stream.Host.Hub, web.PollTime) {
		switch {
		case err != nil && ctx.Err() != nil:
			err = fmt.Errorf("the model is still being loaded: %w", err)
		case err != nil:
			err = name_error.NameError(generation.ErrClosed, "the model could not be loaded: %w", err)
		case !stream.Events:
			failure := fail_answer.FailAnswer(stream.Answer, name_error.NameError(generation.ErrClosed,
				"the model is being loaded, %.0f %% of it are there: try again, or ask for a stream", step.Done*100))
			failure.RecoveryAction, failure.RetryAfter = completion.ActionRetry, max(1, step.Rest.Seconds())
			return &failure
		default:
			queue_message.QueueMessage(stream, describe_loading.DescribeLoading(step))
			err = flush_stream.FlushStream(stream, w)
		}
		if err != nil {
			failure := fail_answer.FailAnswer(stream.Answer, err)
			return &failure
		}
	}
	return nil
}
