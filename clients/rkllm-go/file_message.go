package rkllm

// fileMessage puts a message into the queue of its call: that of its id, or of a notification's token. What is for
// nobody who waits is dropped. It tells whether the connection goes on: an error without an id is about the connection.
func (c *Client) fileMessage(received message) bool {
	id := received.ID
	if received.Params != nil {
		id = &received.Params.Token
	}
	if id == nil {
		return received.Error == nil
	}
	c.state.Lock()
	defer c.state.Unlock()
	one := c.calls[*id]
	if one == nil {
		return true
	}
	if !one.left {
		one.queue = append(one.queue, received)
	}
	if isLast(one.method, received) {
		delete(c.calls, *id)
		close(one.ended)
	}
	select {
	case one.arrived <- struct{}{}:
	default: // it is told already
	}
	return true
}
