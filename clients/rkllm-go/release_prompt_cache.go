package rkllm

import "context"

// ReleasePromptCache lets go of the prompt cache that was loaded.
func (c *Client) ReleasePromptCache(ctx context.Context) error {
	return c.Call(ctx, "rkllm.release_prompt_cache", nil, nil)
}
