package rkllm

import "context"

// settle waits until the runs that were left have ended: until then the daemon refuses what is to be sent.
func (c *Client) settle(ctx context.Context) error {
	for {
		run := c.findLeftRun()
		if run == nil {
			return nil
		}
		select {
		case <-run.ended:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
}
