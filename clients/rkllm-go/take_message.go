package rkllm

import "errors"

// takeMessage takes the next message of a call, if there is one. An error answer is an error.
func (c *Client) takeMessage(one *call) (received message, found bool, err error) {
	c.state.Lock()
	defer c.state.Unlock()
	if len(one.queue) == 0 {
		switch {
		case c.calls[one.id] != nil:
			return message{}, false, nil
		case c.ended != nil:
			return message{}, false, c.ended
		}
		return message{}, false, errors.New("rkllm: nothing more comes for this call")
	}
	received, one.queue = one.queue[0], one.queue[1:]
	if received.Error != nil {
		return message{}, false, received.Error
	}
	return received, true, nil
}
