package rkllm

import "context"

// LoadLora loads an adapter, which runs choose by its name (RKLLMLoraParam).
func (c *Client) LoadLora(ctx context.Context, adapter RKLLMLoraAdapter) error {
	return c.Call(ctx, "rkllm.load_lora", []any{nil, adapter}, nil)
}
