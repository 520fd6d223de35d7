package rkllm

import "context"

// SetCrossAttnParams gives the caches of an encoder to a model with cross attention.
func (c *Client) SetCrossAttnParams(ctx context.Context, params RKLLMCrossAttnParam) error {
	return c.Call(ctx, "rkllm.set_cross_attn_params", []any{nil, params}, nil)
}
