package rkllm

import (
	"context"
	"iter"
)

// StreamBatch runs as many prompts as the model was loaded for at once: each step is a result of each of them. The
// TokenId is negative where an answer has ended. All else is as in Stream.
func (c *Client) StreamBatch(
	ctx context.Context, prompts []RKLLMInput, infer *RKLLMInferParam,
) iter.Seq2[[]RKLLMResult, error] {
	return c.streamPrompt(ctx, prompts, infer)
}
