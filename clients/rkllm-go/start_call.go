package rkllm

import "context"

// startCall sends a request. Whoever calls it leaves the call in the end.
func (c *Client) startCall(ctx context.Context, method string, params any) (*call, error) {
	one, err := c.openCall(method)
	if err != nil {
		return nil, err
	}
	return one, c.sendCall(ctx, one, params)
}
