package rkllm

import "context"

// Abort ends the runs of this client, in order: their streams end with RKLLM_RUN_FINISH. A client that never started
// any ends whatever runs.
func (c *Client) Abort(ctx context.Context) error {
	return c.Call(ctx, "rkllm.abort", nil, nil)
}
