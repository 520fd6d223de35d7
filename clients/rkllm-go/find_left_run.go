package rkllm

// findLeftRun returns a run that was left and has not ended yet, or nil.
func (c *Client) findLeftRun() *call {
	c.state.Lock()
	defer c.state.Unlock()
	for _, one := range c.calls {
		if one.left && (one.method == "rkllm.run" || one.method == "rkllm.run_async") {
			return one
		}
	}
	return nil
}
