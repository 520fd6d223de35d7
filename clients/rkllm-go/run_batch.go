package rkllm

import (
	"context"
	"encoding/json"
)

// RunBatch runs as many prompts as the model was loaded for (NBatch of RKLLMExtendParam) at once, to their ends.
func (c *Client) RunBatch(ctx context.Context, prompts []RKLLMInput, infer *RKLLMInferParam) ([]RKLLMResult, error) {
	var answer json.RawMessage
	if err := c.Call(ctx, "rkllm.run", []any{nil, prompts, infer, nil}, &answer); err != nil {
		return nil, err
	}
	return readResults(answer)
}
