package rkllm

import "context"

// IsRunning tells whether a run is in progress, whoever started it.
func (c *Client) IsRunning(ctx context.Context) (bool, error) {
	var running int
	err := c.Call(ctx, "rkllm.is_running", nil, &running)
	return running != 0, err
}
