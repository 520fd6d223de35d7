package rkllm

// dropCall forgets a call whose request was not sent.
func (c *Client) dropCall(one *call) {
	c.state.Lock()
	defer c.state.Unlock()
	if c.calls[one.id] == one {
		delete(c.calls, one.id)
		close(one.ended)
	}
}
