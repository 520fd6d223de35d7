package rkllm

import "context"

// CreateDefaultParam returns the library's defaults, as rkllm_createDefaultParam gives them.
func (c *Client) CreateDefaultParam(ctx context.Context) (RKLLMParam, error) {
	var param RKLLMParam
	err := c.Call(ctx, "rkllm.createDefaultParam", nil, &param)
	return param, err
}
