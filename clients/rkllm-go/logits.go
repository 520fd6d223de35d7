package rkllm

import "context"

// Logits returns the logits over the vocabulary: a row for each token that the library gives them for.
func (c *Client) Logits(ctx context.Context, prompt RKLLMInput) ([][]float32, error) {
	result, err := c.Run(ctx, prompt, &RKLLMInferParam{Mode: Ptr(RKLLM_INFER_GET_LOGITS)})
	if err != nil {
		return nil, err
	}
	return makeRows(result.Logits.Logits, int(result.Logits.VocabSize)), nil
}
