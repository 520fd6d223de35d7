package rkllm

import "context"

// receive waits for the next message of a call. Its error is that of the daemon, of ctx, or of the connection.
func (c *Client) receive(ctx context.Context, one *call) (message, error) {
	for {
		if cause := context.Cause(ctx); cause != nil { // what has arrived already is not given any more
			return message{}, cause
		}
		received, found, err := c.takeMessage(one)
		if found || err != nil {
			return received, err
		}
		select {
		case <-one.arrived:
		case <-one.ended:
		case <-ctx.Done():
			return message{}, context.Cause(ctx)
		}
	}
}
