package rkllm

// Close ends the connection. The daemon aborts the runs of this client.
func (c *Client) Close() error {
	c.end(ErrClosed)
	return nil
}
