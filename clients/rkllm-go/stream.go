package rkllm

import (
	"context"
	"iter"
)

// Stream runs a prompt, and iterates over its results as they come; the last one has RKLLM_RUN_FINISH. Each iteration
// is a run of its own. Leaving the loop, or the end of ctx, cancels the run. An error comes with the zero result, or
// *RunFailed with the last one, and ends the iteration.
func (c *Client) Stream(ctx context.Context, prompt RKLLMInput, infer *RKLLMInferParam) iter.Seq2[RKLLMResult, error] {
	return func(yield func(RKLLMResult, error) bool) {
		for results, err := range c.streamPrompt(ctx, prompt, infer) {
			if len(results) == 0 {
				results = make([]RKLLMResult, 1)
			}
			if !yield(results[0], err) {
				return
			}
		}
	}
}
