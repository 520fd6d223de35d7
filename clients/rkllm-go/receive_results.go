package rkllm

import "context"

// receiveResults waits for the next results of a run. Where they say that it failed there is an error beside them.
func (c *Client) receiveResults(ctx context.Context, one *call) ([]RKLLMResult, error) {
	received, err := c.receive(ctx, one)
	if err != nil {
		return nil, err
	}
	results, err := readResults(received.Result)
	if err == nil && results[0].CallbackState == RKLLM_RUN_ERROR {
		err = &RunFailed{Results: results}
	}
	return results, err
}
