package rkllm

import (
	"encoding/json"
	"fmt"
)

// readMessages files what the daemon sends, until the connection ends. It is the connection's goroutine.
func (c *Client) readMessages() {
	for {
		line, err := c.reader.ReadBytes('\n')
		if err != nil {
			c.end(fmt.Errorf("rkllm: the connection to the daemon ended: %w", err))
			return
		}
		var received message
		if err := json.Unmarshal(line, &received); err != nil {
			c.end(fmt.Errorf("rkllm: the daemon sent what is no message: %w", err))
			return
		}
		if !c.fileMessage(received) {
			c.end(received.Error)
			return
		}
	}
}
