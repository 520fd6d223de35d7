package rkllm

import "context"

// Run runs a prompt to its end; the result has the whole text. infer may be nil.
func (c *Client) Run(ctx context.Context, prompt RKLLMInput, infer *RKLLMInferParam) (*RKLLMResult, error) {
	var result RKLLMResult
	if err := c.Call(ctx, "rkllm.run", []any{nil, prompt, infer, nil}, &result); err != nil {
		return nil, err
	}
	return &result, nil
}
