// Package await_model waits for a model that is being loaded.
package await_model

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"rkllmd/completion"
	"rkllmd/completion/describe_loading"
	"rkllmd/completion/fail_answer"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/peek_loading"
	"rkllmd/web"
	"rkllmd/web/flush_stream"
	"rkllmd/web/queue_message"
)

// AwaitModel waits until no model is being loaded, and sends status messages meanwhile. Where these cannot be sent it does not wait, and says when to try
// again.
//
// **Runs on:** the request's goroutine.
func AwaitModel(ctx context.Context, stream *web.Stream, w http.ResponseWriter) *completion.Error {
	poll := time.NewTicker(web.PollTime)
	defer poll.Stop()
	for {
		loading, done, rest := peek_loading.PeekLoading(stream.Host.Hub)
		switch {
		case loading == nil:
			return nil
		case !stream.Events:
			failure := fail_answer.FailAnswer(stream.Answer, name_error.NameError(generation.ErrClosed, "the model is being loaded, %.0f %% of it are there: try again, or ask for a stream", done*100))
			failure.RecoveryAction, failure.RetryAfter = completion.ActionRetry, max(1, rest.Seconds())
			return &failure
		}
		queue_message.QueueMessage(stream, describe_loading.DescribeLoading(loading, done, rest))
		if err := flush_stream.FlushStream(stream, w); err != nil {
			failure := fail_answer.FailAnswer(stream.Answer, err)
			return &failure
		}
		select {
		case <-poll.C:
		case <-loading.Ended:
			if loading.Err != nil {
				failure := fail_answer.FailAnswer(stream.Answer, name_error.NameError(generation.ErrClosed, "the model could not be loaded: %w", loading.Err))
				return &failure
			}
		case <-ctx.Done():
			failure := fail_answer.FailAnswer(stream.Answer, fmt.Errorf("the model is still being loaded: %w", ctx.Err()))
			return &failure
		}
	}
}
