package rkllm

import "context"

// LoadPromptCache loads a file that a run with RKLLMPromptCacheParam has saved.
func (c *Client) LoadPromptCache(ctx context.Context, path string) error {
	return c.Call(ctx, "rkllm.load_prompt_cache", []any{nil, path}, nil)
}
