package rkllm

import (
	"context"
	"iter"
)

// Texts runs a prompt, and iterates over the text of the answer, piece by piece. All else is as in Stream.
func (c *Client) Texts(ctx context.Context, prompt RKLLMInput, infer *RKLLMInferParam) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		for result, err := range c.Stream(ctx, prompt, infer) {
			text := ""
			if result.CallbackState == RKLLM_RUN_NORMAL {
				text = result.Text
			}
			if (text != "" || err != nil) && !yield(text, err) {
				return
			}
		}
	}
}
