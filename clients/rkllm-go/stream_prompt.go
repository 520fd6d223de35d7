package rkllm

import (
	"context"
	"iter"
)

// streamPrompt is Stream and StreamBatch.
func (c *Client) streamPrompt(ctx context.Context, prompt any, infer *RKLLMInferParam) iter.Seq2[[]RKLLMResult, error] {
	return func(yield func([]RKLLMResult, error) bool) {
		one, err := c.startCall(ctx, "rkllm.run_async", []any{nil, prompt, infer, nil})
		if err != nil {
			yield(nil, err)
			return
		}
		defer c.leave(one)
		for {
			results, err := c.receiveResults(ctx, one)
			if !yield(results, err) || err != nil || hasEnded(results) {
				return
			}
		}
	}
}
