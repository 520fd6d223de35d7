package rkllm

import (
	"context"
	"encoding/json"
	"fmt"
	"time"
)

// send writes a message whole. One that could not be written before ctx ended ends the connection.
func (c *Client) send(ctx context.Context, request any) error {
	line, err := json.Marshal(request)
	if err != nil {
		return fmt.Errorf("rkllm: the arguments cannot be written as JSON: %w", err)
	}
	c.sending.Lock()
	defer c.sending.Unlock()
	c.connection.SetWriteDeadline(time.Time{})
	written, interrupted := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(interrupted)
		select {
		case <-ctx.Done():
			c.connection.SetWriteDeadline(time.Unix(1, 0))
		case <-written:
		}
	}()
	_, err = c.connection.Write(append(line, '\n'))
	close(written)
	<-interrupted // no deadline of this message is set during the next one
	if cause := context.Cause(ctx); err != nil && cause != nil {
		c.end(cause) // a part of the message may have been sent
		return fmt.Errorf("rkllm: a request could not be sent: %w", cause)
	}
	// Where the daemon has ended the connection, the reason may still be to read: readMessages tells it to who waits.
	return nil
}
