package rkllm

// end ends the connection for a reason, which all calls are told. The first reason stands.
func (c *Client) end(reason error) {
	c.state.Lock()
	defer c.state.Unlock()
	if c.ended != nil {
		return
	}
	c.ended = reason
	c.connection.Close()
	for id, one := range c.calls {
		delete(c.calls, id)
		close(one.ended)
	}
}
