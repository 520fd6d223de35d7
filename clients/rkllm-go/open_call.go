package rkllm

// openCall gives a request its id and its queue.
func (c *Client) openCall(method string) (*call, error) {
	c.state.Lock()
	defer c.state.Unlock()
	if c.ended != nil {
		return nil, c.ended
	}
	c.lastID++
	one := &call{id: c.lastID, method: method, arrived: make(chan struct{}, 1), ended: make(chan struct{})}
	c.calls[one.id] = one
	return one, nil
}
