package rkllm

import (
	"context"
	"time"
)

// leave drops what comes for a call from now on, and cancels it if it goes on, without waiting for its end.
func (c *Client) leave(one *call) {
	c.state.Lock()
	goesOn := c.calls[one.id] == one
	one.left, one.queue = true, nil
	c.state.Unlock()
	if !goesOn {
		return
	}
	// A daemon that reads nothing for so long has lost this client anyway.
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	c.send(ctx, map[string]any{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": map[string]int64{"id": one.id}})
}
