package rkllm

import "context"

// ClearKVCache clears the KV cache, or a range of it: one start and one end for each of NBatch; nil for all of it.
func (c *Client) ClearKVCache(ctx context.Context, keepSystemPrompt bool, startPos, endPos []int32) error {
	keep := 0
	if keepSystemPrompt {
		keep = 1
	}
	return c.Call(ctx, "rkllm.clear_kv_cache", []any{nil, keep, startPos, endPos}, nil)
}
