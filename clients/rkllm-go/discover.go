package rkllm

import (
	"context"
	"encoding/json"
)

// Discover returns the OpenRPC document of what is served.
func (c *Client) Discover(ctx context.Context) (json.RawMessage, error) {
	var document json.RawMessage
	err := c.Call(ctx, "rpc.discover", nil, &document)
	return document, err
}
