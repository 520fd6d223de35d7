package rkllm

import (
	"context"
	"encoding/json"
	"fmt"
)

// Call calls any method by its full name, and reads its result into result, unless that is nil. params are the
// arguments of the C function in order, nil for the handle and for NULL, or a map or structure of them by name. Where
// ctx ends first, a run is cancelled; other calls go on in the daemon.
func (c *Client) Call(ctx context.Context, method string, params, result any) error {
	one, err := c.startCall(ctx, method, params)
	if err != nil {
		return err
	}
	defer c.leave(one)
	received, err := c.receive(ctx, one)
	if err != nil || result == nil {
		return err
	}
	if err := json.Unmarshal(received.Result, result); err != nil {
		return fmt.Errorf("rkllm: the answer to %s: %w", method, err)
	}
	return nil
}
