package rkllm

import (
	"context"
	"encoding/json"
)

// GetConstants returns what a program would find in the header, and what is served: "enums", "library", "methods",
// "structures", "limits".
func (c *Client) GetConstants(ctx context.Context) (map[string]json.RawMessage, error) {
	var constants map[string]json.RawMessage
	err := c.Call(ctx, "rkllm.get_constants", nil, &constants)
	return constants, err
}
