package rkllm

import "context"

// Destroy unloads the model. It waits for the ends of runs that this client has left.
func (c *Client) Destroy(ctx context.Context) error {
	return c.Call(ctx, "rkllm.destroy", nil, nil)
}
