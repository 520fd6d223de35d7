package rkllm

import "context"

// HiddenStates returns the last hidden layer: a row for each token. The last row, or the mean of all, is an embedding
// of the prompt.
func (c *Client) HiddenStates(ctx context.Context, prompt RKLLMInput) ([][]float32, error) {
	result, err := c.Run(ctx, prompt, &RKLLMInferParam{Mode: Ptr(RKLLM_INFER_GET_LAST_HIDDEN_LAYER)})
	if err != nil {
		return nil, err
	}
	return makeRows(result.LastHiddenLayer.HiddenStates, int(result.LastHiddenLayer.EmbdSize)), nil
}
