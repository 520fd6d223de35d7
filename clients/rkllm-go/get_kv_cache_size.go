package rkllm

import "context"

// GetKVCacheSize returns how many tokens the KV cache holds, for each of NBatch.
func (c *Client) GetKVCacheSize(ctx context.Context) ([]int, error) {
	var answer struct {
		Sizes []int `json:"cache_sizes"`
	}
	err := c.Call(ctx, "rkllm.get_kv_cache_size", nil, &answer)
	return answer.Sizes, err
}
